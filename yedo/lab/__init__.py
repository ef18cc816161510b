"""The laboratory's studies of the window itself: its speed, its memory over an evening, pages of figures."""
