"""What two people have between them: lines for each other alone, and friendships, of which nothing is kept."""
