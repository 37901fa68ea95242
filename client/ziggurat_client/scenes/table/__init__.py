"""What any table may ask of people, in its room or during its match."""
