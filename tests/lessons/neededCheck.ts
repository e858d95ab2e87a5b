/** What each lesson needs, in the words of a test that does not find it. */
export const neededCheck =
  'self-check: a lesson ends with <LessonCheck id="…" questions="…">, with these two in this order'
