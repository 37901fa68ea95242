"""How bots decide when calamities strike."""
