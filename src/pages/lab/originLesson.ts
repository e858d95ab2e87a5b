import { originKey } from '../../shared/labKeys'
import type { ListedLesson } from '../lessons/lessons'

/** The place of a lesson from which the lab was opened. */
export interface OriginLesson {
  readonly lesson: string
  readonly beat: string
  readonly title: string
}

type Known = Pick<ListedLesson, 'name' | 'heading'>

/** Reads `lesson/beat` from an address. Anything but a known lesson and a place in it is nothing. */
export function readOriginLesson(
  from: unknown,
  lessons: readonly Known[],
): OriginLesson | undefined {
  if (typeof from !== 'string') return undefined
  const lesson = lessons.find(({ name }) => from.startsWith(`${name}/`))
  const stop = lesson?.heading.stops.find(({ id }) => from === `${lesson.name}/${id}`)
  return lesson && stop && { lesson: lesson.name, beat: stop.id, title: lesson.heading.title }
}

/** Writes it as the query of an address has it. */
export function writeOriginLesson(
  origin: OriginLesson | undefined,
): Readonly<Record<string, string>> {
  return origin ? { [originKey]: `${origin.lesson}/${origin.beat}` } : {}
}
