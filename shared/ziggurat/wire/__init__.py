"""The protocol: typed messages and a codec without sockets."""
