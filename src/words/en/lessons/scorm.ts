/** The page of a SCORM package, around the lesson. */
export const scorm = {
  alone: 'No learning platform was found. The lesson works, but nothing is reported.',
} as const
