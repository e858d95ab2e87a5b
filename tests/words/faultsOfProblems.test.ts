import '../everyProblem'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createProblem, findManifest, problemNames } from '../../src/problems'
import { faultMessage } from '../../src/words/faults/faults'
import type { Message, MessageValue } from '../../src/words/message'

/** The keys of a message and of all messages in it. */
function keysIn(value: MessageValue | undefined): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number' || value === undefined) return []
  if ('key' in value) return [value.key, ...Object.values(value.values ?? {}).flatMap(keysIn)]
  return value.flatMap(keysIn)
}

/** Texts that are nearly states: of the letters and signs of all problems. */
const nearlyStates = fc.oneof(
  fc.stringMatching(/^[0-9/ ,]{0,20}$/),
  fc.stringMatching(/^[A-Ca-c./]{0,20}$/),
  fc.stringMatching(/^[01]{0,40}$/),
  fc.stringMatching(/^[SG.#\n\d]{0,30}$/),
  fc.stringMatching(/^[A-C\- >\d;]{0,30}$/),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

it.each(problemNames)(
  'what is wrong with a state of %s is said in words that come with it, not with another problem',
  (problem) => {
    const family = findManifest(problem)?.family
    const own = [`problems.fault.${family}.`, `problems.told.${family}.`]
    const others = (message: Message) =>
      keysIn(message).filter((key) => {
        return key.startsWith('problems.') && !own.some((start) => key.startsWith(start))
      })
    fc.assert(
      fc.property(fc.constantFrom('start', 'goal', 'board'), nearlyStates, (setting, text) => {
        const made = createProblem({ problem, [setting]: text })
        if (!made.ok) expect(others(faultMessage(made.fault))).toEqual([])
      }),
      { numRuns: 300 },
    )
  },
)
