"""The market: its awning and timer, the tickets pinned to it, the stage of a deal, and who sees what."""
