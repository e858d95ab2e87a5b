import { expect, it } from 'vitest'

const files = import.meta.glob<Readonly<Record<string, object>>>(
  ['../../src/words/en/problems/*.ts', '!**/index.ts'],
  { eager: true },
)
/** The kinds of words that all families have together: what one says under a key, all say. */
const together = ['name', 'setting', 'help', 'value', 'heuristic', 'example', 'list', 'hint']

it('no two families of problems say different things under one key', () => {
  const said = new Map<string, { readonly family: string; readonly words: unknown }>()
  const faults: string[] = []
  for (const [family, kinds] of Object.values(files).flatMap((file) => Object.entries(file))) {
    for (const [kind, entries] of Object.entries(kinds)) {
      if (!together.includes(kind)) continue
      for (const [key, words] of Object.entries(entries as object)) {
        const other = said.get(`${kind} ${key}`)
        if (other && other.words !== words) {
          faults.push(
            `${kind} “${key}” is “${String(other.words)}” of ${other.family} and “${String(words)}” of ${family}: one needs another key`,
          )
        }
        said.set(`${kind} ${key}`, { family, words })
      }
    }
  }
  expect(said.size).toBeGreaterThan(100)
  expect(faults).toEqual([])
})
