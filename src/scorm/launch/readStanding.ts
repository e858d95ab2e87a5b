import { messageType } from '../../embed/progressMessage'
import type { LessonStanding } from '../../embed/progressMessage'
import { hasFields } from '../../shared/hasFields'

/** What a platform is told of a lesson. */
export type ReportedStanding = Pick<LessonStanding, 'place' | 'answered' | 'questions' | 'complete'>

/** Reads what a frame tells of a lesson; nothing where it tells of anything else. */
export function readStanding(data: unknown, lesson: string): ReportedStanding | undefined {
  if (!hasFields(data) || data.type !== messageType || data.version !== 1) return undefined
  if (data.kind !== 'lesson' || data.lesson !== lesson) return undefined
  const { place, answered, questions, complete } = data
  if (typeof place !== 'string' || typeof questions !== 'number') return undefined
  if (typeof complete !== 'boolean' || !isTexts(answered)) return undefined
  return { place, answered, questions, complete }
}

function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((each) => typeof each === 'string')
}
