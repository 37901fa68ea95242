"""The music of the program, written as notes and made into sound."""
