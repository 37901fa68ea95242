"""Games nights: the list of them, one as a big screen shows it, and how one is opened."""
