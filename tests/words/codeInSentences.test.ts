import { expect, it } from 'vitest'
import { en } from '../../src/words/en'

/** The sentences under a part of the catalogue, each with where it is. */
function sentencesOf(part: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, each]) => sentencesOf(each, `${path}.${name}`))
}

it('code in a sentence stands in quotes; backticks are for tasks and hints, which show it as code', () => {
  const raw = sentencesOf(en).filter(([, sentence]) => sentence.includes('`'))
  expect(raw.filter(([path]) => !/^\.ownSearch\.challenge\..*(?:task|hint\d)$/.test(path))).toEqual(
    [],
  )
})
