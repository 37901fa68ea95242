"""Games nights: rounds of tables, paired anew after each, and one who wins the evening."""
