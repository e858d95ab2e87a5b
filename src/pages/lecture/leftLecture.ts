import { START_LOCATION } from 'vue-router'
import type { RouteLocationNormalized } from 'vue-router'
import { leftPlace } from '../../lecture/leftPlace'

/**
 * Where a presenter's window goes on that was opened again: the address of a presenter's page that is
 * known by heart names no moment.
 */
export function takeUpLecture(
  { path, query }: RouteLocationNormalized,
  from: RouteLocationNormalized,
): string | undefined {
  const isBare = path === '/lab' && Object.keys(query).length === 0
  return from === START_LOCATION && isBare ? leftPlace()?.slice(1) : undefined
}
