import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readOwn } from '../../../src/ownSearch/readOwn'
import { readComparison, writeComparison } from '../../../src/pages/compare/address'
import { ownSearchesIn, withoutUnread } from '../../../src/pages/compare/ownSearchesIn'

const start = 'start=123456078'
const own = (code: string) => `${start}&solver=own%3AMine&code=${code}`

it('finds the searches of one’s own in a comparison, and no others', () => {
  expect(ownSearchesIn({ a: start, b: own('1abc'), c: [own('1abc')], d: null })).toEqual([
    { solver: 'own:Mine', code: '1abc' },
  ])
})

it('leaves the solver out where its code could not be read, and keeps the rest', () => {
  const query = withoutUnread({ a: start, b: own('1never'), time: '3' })
  expect(query).toEqual({ a: start, b: start, time: '3' })
})

it('carries the code of a search, however long, into the address and back', () => {
  const source = readFileSync('src/solvers/aStar.ts', 'utf8')
  // Of a source that packs badly.
  const code = `1${'x'.repeat(60_000)}`
  readOwn(source, code)
  const read = readComparison({ a: start, b: own(code) })
  expect(read.wrong).toEqual([])
  expect(read.searches[1].settings).toMatchObject({ solver: 'own:Mine', code })
  expect(readComparison(writeComparison(read)).searches[1].settings).toEqual(
    read.searches[1].settings,
  )
})
