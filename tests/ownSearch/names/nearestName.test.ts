import { expect, it } from 'vitest'
import { nearestName } from '../../../src/ownSearch/names/nearestName'

it.each([
  ['enqeue', ['isEmpty', 'enqueue', 'dequeue'], 'enqueue'],
  ['expnad', ['root', 'expand'], 'expand'],
  ['isempty', ['length', 'isEmpty'], 'isEmpty'],
  ['rot', ['root', 'push'], 'root'],
  ['froniter', ['root', 'frontier'], 'frontier'],
  ['dequeu', ['enqueue', 'dequeue'], 'dequeue'],
  // Too far from all of them.
  ['has', ['find', 'add'], undefined],
  ['insert', ['enqueue', 'dequeue'], undefined],
  ['x', [], undefined],
])('by “%s” one of %j is meant: %s', (written, names, meant) => {
  expect(nearestName(written, names)).toBe(meant)
})
