"""Who plays, beside a board: panels, rows or lines, by how many they are and how much room there is."""
