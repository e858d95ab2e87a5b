import type { LessonHeading, Stop } from '../../lessons/heading'
import type { LessonProgress } from '../../lessons/progress/progress'
import { shareDone } from '../lessons/shareDone'
import { isMastered } from './isMastered'

/** How much of something was done. */
export interface ShareOf {
  readonly done: number
  readonly of: number
}

/** What a reader has done in one lesson, by kinds. */
export interface Mastery {
  readonly seen: ShareOf
  readonly predictions: ShareOf
  readonly exercises: ShareOf
  readonly challenges: ShareOf
  /** The id of its self-check, if it has one. */
  readonly check: string | undefined
  readonly isMastered: boolean
}

/** What was done of a lesson as it is now; what it no longer has does not count. */
export function masteryOf(
  { stops }: Pick<LessonHeading, 'stops'>,
  progress: LessonProgress,
): Mastery {
  const { answered } = progress
  const { seen, toSee } = shareDone(stops, progress)
  const of = (kind: Stop['kind']): ShareOf => {
    const all = stops.filter((stop) => stop.kind === kind)
    return { done: all.filter(({ id }) => answered.includes(id)).length, of: all.length }
  }
  return {
    seen: { done: seen, of: toSee },
    predictions: of('prediction'),
    exercises: of('exercise'),
    challenges: of('challenge'),
    check: stops.find(({ kind }) => kind === 'check')?.id,
    isMastered: isMastered(stops, progress),
  }
}
