/** What can be asked of a moment: what leaves next, what is pruned, where two searches meet. */
export const asks = ['next', 'pruned', 'meet'] as const
export type Ask = (typeof asks)[number]
