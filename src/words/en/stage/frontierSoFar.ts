/** What is said of waiting nodes while others are still to come, before them or behind. */
export const frontierSoFar = {
  stack: { next: 'top so far', last: 'bottom' },
  priority: { next: 'next so far', last: 'last so far' },
} as const
