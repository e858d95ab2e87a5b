import { expect, it } from 'vitest'
import { h } from 'vue'
import WhichSearch from '../../../src/lessons/tags/WhichSearch.vue'
import { searchNeeds } from '../../../src/lessons/whichSearch/searchNeeds'
import { whichQuestion } from '../../../src/lessons/whichSearch/whichQuestion'
import { createRandom } from '../../../src/problems/random'
import { say } from '../../../src/words/message'
import { mountLesson } from '../mountLesson'

const drawOf = (part: 'before' | 'after') =>
  Array.from({ length: 400 }, (_, seed) => whichQuestion(createRandom(seed), part))
const before = drawOf('before')
const drawn = [...before, ...drawOf('after')]

/** The rows of the table as the lesson shows them: each need with its search. */
async function rowsShown(): Promise<ReadonlyMap<string, string>> {
  const { mounted } = await mountLesson(() => h(WhichSearch), {})
  const rows = mounted.findAll('tbody tr').map((row) => {
    return [row.get('td').text(), row.get('th').text()] as const
  })
  return new Map(rows)
}

it('asks about every row of the table that the lesson shows, and answers as it does', async () => {
  const rows = await rowsShown()
  const asked = drawn.map(({ asked: { values }, options, right }) => {
    return [say(values.need), say(options[right])] as const
  })
  expect(rows.size).toBe(searchNeeds.length)
  expect(new Map(asked.toSorted())).toEqual(new Map([...rows].toSorted()))
})

it('offers four searches, no two the same, and none that would serve as well', () => {
  for (const { options, right } of drawn) {
    expect(new Set(options.map(say)).size).toBe(4)
    const served = searchNeeds.find(({ need }) => isNamed(need, options[right].key))
    const wrong = options.filter((_, place) => place !== right)
    const alsoServe = wrong.filter(({ key }) => served?.orElse.some((id) => isNamed(id, key)))
    expect(alsoServe).toEqual([])
  }
})

it('asks of and offers only searches of the lessons so far, where no later one is to be known', () => {
  const offered = new Set(before.flatMap(({ options }) => options.map(say)))
  expect([...offered].filter((name) => /uniform-cost|weighted|beam/.test(name))).toEqual([])
  expect(offered.size).toBe(searchNeeds.length - 3)
})

it('offers branch and bound, which is early and ends with the best, only where it would not serve', () => {
  const needs = drawn
    .filter(({ options }) => options.some(({ key }) => isNamed('everBetter', key)))
    .map(({ options, right }) => options[right].key.replace(/.*\./, ''))
  expect([...new Set(needs)].sort()).toEqual(['allAtDepth', 'everBetter', 'fixedFrontier'])
})

function isNamed(need: string, key: string): boolean {
  return key === `whichSearch.searches.${need}`
}
