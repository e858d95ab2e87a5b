/** The largest path cost or estimate that a search can have, in units of its problem's costs. */
export const mostCost = 0xffffffff
