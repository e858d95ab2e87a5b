import type { Reference } from './references'

/** A publication as a text refers to it: the family names of its authors, and the year. */
export function shortName({ authors, year }: Reference): string {
  const names = authors.split(/, | and /).map((author) => author.replace(/^(?:\p{Lu}\. )+/u, ''))
  if (names.length > 3) return `${names[0]} and others ${year}`
  return `${names.join(', ').replace(/, (?=[^,]+$)/, ' and ')} ${year}`
}
