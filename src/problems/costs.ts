/** The largest path cost or h that a search can have, in units of its problem's costs. */
export const mostCost = 0xffffffff

/** The largest h of a problem whose actions all cost one: it takes a byte. */
export const mostPlainH = 255
