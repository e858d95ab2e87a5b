import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../../src/setup/address/address'
import { wrongMessages } from '../../../src/setup/address/wrongMessages'
import { addOwnSolver } from '../../../src/solvers/manifest/ownSolvers'
import { say } from '../../../src/words/message'
import { sourceRead } from '../../ownSearch/runHere'

const source = `export function* mine({ tree }) {
  yield tree.expand(tree.root())
  return { kind: 'exhausted' }
}
export const mineSolver = {
  id: 'mine',
  options: [{ kind: 'number', name: 'width', range: [1, 9], default: 3 }],
  frontier: { order: 'queue' },
  goalTest: () => 'never',
  run: mine,
}
`
const { solver, calls } = sourceRead(source)
const run = () => {
  throw new Error('nothing is run here')
}
addOwnSolver('1known', { ...solver, run, own: { text: source, code: '1known', calls } })

describe('an address with a search of one’s own', () => {
  it('is written with its code and options, and read again', () => {
    const query = { solver: 'own:Mine', code: '1known', width: '5' }
    const { run: read, wrong } = readAddress(query)
    expect(wrong).toEqual([])
    expect(read.settings).toMatchObject(query)
    expect(writeAddress(read.settings, 0)).toEqual(query)
  })

  it.each([
    { solver: 'own:Mine' },
    { solver: 'own:Mine', code: '' },
    { solver: 'own:', code: '1unknown' },
    { solver: 'own:<img src=x>', code: 'constructor' },
  ])('says what is wrong where its code is not known: %o', (query) => {
    const address = readAddress(query)
    expect(address.run.chosen.solver.id).toBe('breadth-first')
    expect(wrongMessages(address).map(say)).toEqual([
      expect.stringMatching(/code.*Breadth-first search/s),
    ])
  })
})
