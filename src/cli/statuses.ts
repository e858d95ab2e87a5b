/** Exit statuses, as the usages list them. */
export const statuses = {
  answered: 0,
  unanswered: 1,
  unwritten: 1,
  wrong: 2,
  interrupted: 130,
} as const
