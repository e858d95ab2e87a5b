import { isMinutes } from '../../sets/preparedSet'

/** The minutes that somebody typed: none, a number, or something else. */
export function minutesIn(text: string): number | undefined | 'wrong' {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const minutes = Number(trimmed.replace(',', '.'))
  return isMinutes(minutes) ? minutes : 'wrong'
}
