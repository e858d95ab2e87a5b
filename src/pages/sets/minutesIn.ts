import { isMinutes } from '../../sets/preparedSet'
import { numberIn } from '../../solvers/manifest/numberIn'

/** The minutes that somebody typed: none, a number, or something else. */
export function minutesIn(text: string): number | undefined | 'wrong' {
  if (text.trim() === '') return undefined
  const minutes = numberIn(text.replace(/[,，]/, '.'))
  return minutes !== undefined && isMinutes(minutes) ? minutes : 'wrong'
}
