import { expect, it } from 'vitest'
import { readSearchQuery } from '../../../src/pages/compare/search/searchText'
import { readRun } from '../../../src/recording/run'
import { writeAddress } from '../../../src/setup/address/address'
import { cutShort } from '../../../src/setup/address/cutShort'
import { say } from '../../../src/words/message'

const edges = Array.from({ length: 12 }, (_, at) => `town${at} - town${at + 1} ${at + 5}`)
const graph = edges.join('\n')

/** The address of a graph that was drawn. */
function written() {
  const run = readRun({ problem: 'graph', graph })
  if (!run.ok) throw new Error('The graph cannot be read.')
  return writeAddress(run.value.settings, 4)
}

/** What a link says after its last characters were lost. */
function cutAt(end: number): readonly string[] {
  const link = new URLSearchParams(written()).toString().slice(0, end)
  return cutShort(Object.fromEntries(new URLSearchParams(link))).map(say)
}

it('a link that is whole has nothing missing', () => {
  expect(cutAt(Infinity)).toEqual([])
})

it('a link that lost the end of its graph says how much is left', () => {
  const whole = new URLSearchParams(written()).toString()
  expect(cutAt(whole.indexOf('town7'))).toEqual([
    `The link is not whole: its longest text has ${graph.indexOf('town7')} of ${graph.length} characters. It may have been cut off when it was copied.`,
  ])
})

it('a link that lost most of its graph says how little is left', () => {
  const whole = new URLSearchParams(written()).toString()
  expect(cutAt(whole.indexOf('town1'))[0]).toMatch(/has \d of 203 characters/)
})

it('a link whose graph was written anew by hand, or that says nothing of its length, is let alone', () => {
  expect(cutShort({ ...written(), graph: `${graph}\ntown0 - town5 7` })).toEqual([])
  expect(cutShort({ graph: 'town0 - town1 5' })).toEqual([])
  expect(cutShort({ graph: 'town0 - town1 5', characters: 'some' })).toEqual([])
})

it('a comparison says it of the search whose text lost its end', () => {
  const whole = new URLSearchParams(written()).toString()
  const { wrong } = readSearchQuery(whole.slice(0, whole.indexOf('town7')), 'a', 'A')
  expect(readSearchQuery(whole, 'a', 'A').wrong).toEqual([])
  expect(say(wrong[0])).toMatch(/A.*The link is not whole/)
})
