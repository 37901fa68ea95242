"""The tables: who is at them, what is played there, and what their hosts may do."""
