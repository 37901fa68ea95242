"""The dock below the map: the succession table, or the turns of nomads."""
