/**
 * The most that a path through different states may cost, and the largest h, in units of a problem's
 * costs. What is read is refused where a path could cost more.
 */
export const mostCost = 0xffffffff

/**
 * The largest path cost that a search can write down. It is more than `mostCost`, for a search that
 * does not look for repeated states may go round and round: here it can so often that its time or
 * its room ends first.
 */
export const mostPathCost = Number.MAX_SAFE_INTEGER

/** The largest h of a problem whose actions all cost one: it takes a byte. */
export const mostPlainH = 255
