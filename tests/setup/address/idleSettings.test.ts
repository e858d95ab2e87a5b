import { expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../../src/setup/address/address'
import { idleSettings } from '../../../src/setup/address/idleSettings'
import { solvers } from '../../../src/solvers'
import { say } from '../../../src/words/message'
import stored from '../../stored/labAddresses.json'

const said = (query: Record<string, string>) => idleSettings(query, readAddress(query).run).map(say)

it('names the settings of another search, and those of another problem', () => {
  expect(said({ solver: 'a-star', width: '3' })).toEqual([
    '“width” means nothing in this search (A*). It is left out.',
  ])
  expect(
    said({ problem: 'missionaries', metric: 'any', solver: 'depth-first', undo: 'never' }),
  ).toEqual([
    '“metric” means nothing in this problem (Missionaries and cannibals). It is left out.',
    '“undo” means nothing in this search (Depth-first search). It is left out.',
  ])
})

it('has nothing to say of a link that the lab wrote', () => {
  for (const { id } of solvers) {
    const { settings } = readAddress({ solver: id, start: '412053786' }).run
    expect(said(writeAddress(settings, 0))).toEqual([])
  }
})

it('has little to say of links that people have kept', () => {
  const all = stored.flatMap(({ address }) => {
    const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]))
    return said(query)
  })
  expect(all).toEqual([])
})
