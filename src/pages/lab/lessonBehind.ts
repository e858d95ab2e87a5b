import type { ListedLesson } from '../lessons/lessons'

/** The place of a lesson from which the lab was opened. */
export interface LessonBehind {
  readonly lesson: string
  readonly beat: string
  readonly title: string
}

type Known = Pick<ListedLesson, 'name' | 'heading'>

/** Reads `lesson/beat` from an address. Anything but a known lesson and a place in it is nothing. */
export function lessonBehind(from: unknown, lessons: readonly Known[]): LessonBehind | undefined {
  if (typeof from !== 'string') return undefined
  const lesson = lessons.find(({ name }) => from.startsWith(`${name}/`))
  const stop = lesson?.heading.stops.find(({ id }) => from === `${lesson.name}/${id}`)
  return lesson && stop && { lesson: lesson.name, beat: stop.id, title: lesson.heading.title }
}

/** Writes it as the query of an address has it. */
export function writeLessonBehind(
  behind: LessonBehind | undefined,
): Readonly<Record<string, string>> {
  return behind ? { from: `${behind.lesson}/${behind.beat}` } : {}
}
