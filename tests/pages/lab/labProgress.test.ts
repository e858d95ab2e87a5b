import { expect, it } from 'vitest'
import { labProgress } from '../../../src/pages/lab/labProgress'
import { readRun } from '../../../src/recording/run'
import { ownId } from '../../../src/solvers/manifest/ownSolvers'

const read = readRun({ problem: 'sliding-3x3', start: '152436780', solver: 'breadth-first' })
if (!read.ok) throw new Error('it cannot be read')
const run = read.value
const moment = { step: 3, lastStep: 40, ended: false }

it('tells which search of which problem is shown, and at which step', () => {
  expect(labProgress({ run, ...moment })).toEqual({
    kind: 'lab',
    problem: 'sliding-3x3',
    solver: 'breadth-first',
    ...moment,
  })
})

it('does not tell how a search of one’s own is called', () => {
  const settings = { ...run.settings, solver: ownId('Ada’s search'), code: 'secret' }
  const told = labProgress({ run: { ...run, settings }, ...moment })
  expect(told?.solver).toBe('own')
  expect(JSON.stringify(told)).not.toMatch(/Ada|secret/)
})

it('tells nothing while there is no search', () => {
  expect(labProgress({ run: undefined, ...moment })).toBeUndefined()
})
