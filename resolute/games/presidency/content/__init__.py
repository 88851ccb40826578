"""What is printed in the box of Presidency: tracks, charts, bills, people, actions and the turn sequence."""
