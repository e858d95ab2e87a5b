/** What is said of a text that is covered. */
export const lessonCovered = {
  name: 'Covered until the question above is answered, or you go on',
} as const
