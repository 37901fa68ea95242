"""The servers of the local network: found by multicast DNS as they come and go, and asked how quickly they answer."""
