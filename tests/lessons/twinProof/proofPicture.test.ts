import { describe, expect, it } from 'vitest'
import { proofLevels, proofPicture, proofSteps } from '../../../src/lessons/twinProof/proofPicture'
import type { ProofCase, ProofStep } from '../../../src/lessons/twinProof/proofPicture'

const partsAt = (step: ProofStep, which: ProofCase) => {
  const { nodes, arrows } = proofPicture(step, which)
  return [...nodes, ...arrows].map(({ part }) => part)
}

it('adds one thing a step, until the contradiction', () => {
  expect(proofSteps.map((step) => partsAt(step, 'undone'))).toEqual([
    ['P', 'S', 'move'],
    ['P', 'S', 'old', 'move'],
    ['P', 'S', 'old', 'move', 'back'],
    ['P', 'S', 'old', 'known', 'move', 'back'],
    ['pruned', 'faded', 'old', 'known', 'move', 'back'],
  ])
})

it('finds no contradiction where no move leads back, and keeps the child', () => {
  expect(partsAt('end', 'oneWay')).toEqual(['P', 'kept', 'old', 'move', 'blocked'])
})

describe.each(['undone', 'oneWay'] as const)('where moves are %s', (which) => {
  it('draws each move from one level to the next', () => {
    const levelsOf = (step: ProofStep) =>
      proofPicture(step, which).arrows.map(
        ({ from, to }) => proofLevels.indexOf(to.level) - proofLevels.indexOf(from.level),
      )
    expect(proofSteps.flatMap(levelsOf).filter((levels) => levels !== 1)).toEqual([])
  })

  it('puts no two nodes in one place', () => {
    const places = proofPicture('end', which).nodes.map(({ level, side }) => `${level} ${side}`)
    expect(new Set(places).size).toBe(places.length)
  })
})
