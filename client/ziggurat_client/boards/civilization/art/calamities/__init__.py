"""The eight calamities as signs and as large cards (11.2)."""
