import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import { challengeCatalogue } from '../../../src/words/en/lessons/challenge'

const titles = new Map(
  Object.entries(challengeCatalogue.of).map(([name, { title }]) => [name, title]),
)
const tasks = listedLessons.flatMap(({ name }) => {
  const text = readFileSync(`lessons/${name}.md`, 'utf8')
  const found = text.matchAll(/challenge="([^"]*)">\s*## (.*)/g)
  return [...found].map(([, challenge, heading]) => ({ challenge, heading }))
})

it('every challenge stands in one lesson', () => {
  expect(tasks.map(({ challenge }) => challenge).toSorted()).toEqual([...titles.keys()].toSorted())
})

it.each(tasks)('$challenge is called the same in its lesson and in the list', (task) => {
  expect(task.heading.replaceAll('\\', '')).toBe(titles.get(task.challenge))
})
