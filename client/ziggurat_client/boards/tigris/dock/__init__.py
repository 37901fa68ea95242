"""What lies below the board: the viewer's hand, leaders and catastrophes."""
