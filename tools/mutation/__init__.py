"""Changing the code to see whether anything notices.

edits     what can be broken in a line of Python, and how
drawing   lines of the code, drawn by a seed
copies    copies of the checkout in which one file is changed, and commands that end in time
drawn     lines that were drawn: what is near them, then everything
planted   faults that are kept in a table: the second evaluator
"""
