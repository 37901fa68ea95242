"""Pages and pictures that a program renews."""
