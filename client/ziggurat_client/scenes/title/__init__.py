"""The title, what lies behind it, and the credits."""
