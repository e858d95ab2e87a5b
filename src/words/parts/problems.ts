import { addWords } from '..'
import type { problems } from '../en/problems'

type Words = typeof problems

/** The kinds of words that a family has once, under its own name; the others have names of their own. */
const ofFamilies: ReadonlySet<string> = new Set<keyof Words>([
  'notation',
  'how',
  'edit',
  'fault',
  'told',
  'move',
])

/**
 * Adds the words of a family of problems. They come with what is known of it: a page that has
 * loaded a problem can speak of it, and does not wait for the words of the others.
 *
 * @param words those of its file in `src/words/en/problems/`, by their kinds
 */
export function addProblemWords(family: string, words: object): void {
  const kinds = Object.entries(words).map(([kind, each]) => {
    return [kind, ofFamilies.has(kind) ? { [family]: each } : each] as const
  })
  addWords({ problems: Object.fromEntries(kinds) })
}
