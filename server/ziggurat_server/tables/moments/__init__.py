"""The moments of a match, one after the other, and what is kept and shown of them; no person is known here."""
