"""The client: what a person sees, hears and presses, on pygame-ce and pygame_gui."""
