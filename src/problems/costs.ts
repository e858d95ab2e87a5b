/** The largest path cost or estimate that a search can have, in units of its problem's costs. */
export const mostCost = 0xffffffff

/** The largest estimate of a problem whose actions all cost one: it takes a byte. */
export const mostPlainEstimate = 255
