"""The shared heart of Ziggurat: rules, matches, wire and bots. No sockets, no clock, no screen."""
