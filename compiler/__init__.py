"""The compiler: from packs as text to an image; it reads no files and keeps no state.

driver                      the whole way, a line for each pass
session                     the same packs compiled again and again, while somebody writes them
apart                       the same packs checked by one process after the other
source, pack                what it is given
articles                    `a` or `an`
diagnostics                 what it says, as values
messages/                   everything it can say
syntax/                     text to trees: what was written
model/                      what was meant
addresses                   what a house rule may name: paths, and lines by their beginning
offered                     lines that are offered for ones that cannot be read: only what means something
changes, changing, gone, overlay  house rules: what one pack changes in the trees of another
overlaid                    what of that is kept for the next compile
resolve/                    trees to the model
checks/                     the model, looked at as a whole
ir/                         programs with names in place of numbers
lower/                      the model to a program
image/                      a program to an image
"""
