/**
 * How many characters a field of one line takes at most. Nothing right is near to it, and a page
 * stands still while a text of a million characters is drawn and read.
 */
export const mostInLine = 1_000
