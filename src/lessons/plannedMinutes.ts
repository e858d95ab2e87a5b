import type { LessonHeading } from './heading'

/** The minutes planned for a place of a lesson: its own, or an even share of what the others leave. */
export function plannedMinutes(
  { minutes, times = {}, stops }: Pick<LessonHeading, 'minutes' | 'times' | 'stops'>,
  place: string,
): number {
  if (Object.hasOwn(times, place)) return times[place]
  const given = Object.values(times).reduce((sum, each) => sum + each, 0)
  const others = stops.filter(({ id }) => !Object.hasOwn(times, id)).length
  return Math.max(0, minutes - given) / Math.max(1, others)
}
