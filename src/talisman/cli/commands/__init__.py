"""The commands, a file each, called as one types it, and loaded when it is called. None knows another."""
