"""The inks of the print: every drawing and the window mix their colours from here."""

PAPER = "#f3ead2"
SNOW = "#f7f2e2"
INK = "#1b1a17"
VERMILION = "#c8412f"
INDIGO = "#1f4d72"
PINE = "#3f6b57"
GOLD = "#d9b45c"
PLUM = "#6a4a86"
SILVER = "#c9d2d8"
NIGHT = "#14263a"
LANTERN = "#f2c063"

# Clans: a colour and a crest shape each, told apart without colour by the crest.
CLANS = {
    "blue": {"color": "#18439a", "light": "#a9c6e6", "crest": "wave"},
    "red": {"color": "#b12a1f", "light": "#ecb3a6", "crest": "maple"},
    "yellow": {"color": "#e0a92e", "light": "#f5e0a3", "crest": "crane"},
    "green": {"color": "#2d7c5a", "light": "#b4d6c0", "crest": "pine"},
    "purple": {"color": "#694176", "light": "#cdb9de", "crest": "wisteria"},
}

MISSION_COLORS = {"green": "#4f8a5b", "yellow": "#d8a437", "red": "#b63a2e", "black": "#2b2a2e"}
