"""The one drawing kit: palette, colours, grain, and three pens (sheet, press, cutter); see README.md."""
