/** A presenter's window that is opened after this time, in ms, begins another lecture. */
export const longestBreak = 15 * 60_000
