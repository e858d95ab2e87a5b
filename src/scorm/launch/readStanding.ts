import { messageType } from '../../embed/progressMessage'
import type { LessonStanding } from '../../embed/progressMessage'
import { hasFields } from '../../shared/hasFields'

/** What a platform is told of a lesson. */
export type ReportedStanding = Pick<
  LessonStanding,
  'place' | 'answered' | 'questionIds' | 'complete'
>

/** Reads what a frame tells of a lesson; nothing where it tells of anything else. */
export function readStanding(data: unknown, lesson: string): ReportedStanding | undefined {
  if (!hasFields(data) || data.type !== messageType || data.version !== 1) return undefined
  if (data.kind !== 'lesson' || data.lesson !== lesson) return undefined
  const { place, answered, questionIds, complete } = data
  if (typeof place !== 'string' || typeof complete !== 'boolean') return undefined
  if (!isTexts(answered) || !isTexts(questionIds)) return undefined
  return { place, answered, questionIds, complete }
}

function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((each) => typeof each === 'string')
}
