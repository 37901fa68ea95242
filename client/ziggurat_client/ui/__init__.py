"""Widgets: buttons, text lines and lists in the house's style, with focus for keys and pointer."""
