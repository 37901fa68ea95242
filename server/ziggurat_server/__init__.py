"""The server: sessions, lobby, tables and bots, on Twisted."""
