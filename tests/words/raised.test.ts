import { expect, it } from 'vitest'
import { raisedParts } from '../../src/words/raised'

it('raises what stands in braces, and leaves the rest', () => {
  expect(raisedParts('2 · b^{d/2}: both')).toEqual([
    { text: '2 · b', isRaised: false },
    { text: 'd/2', isRaised: true },
    { text: ': both', isRaised: false },
  ])
})

it('leaves a text without powers whole', () => {
  expect(raisedParts('b · d')).toEqual([{ text: 'b · d', isRaised: false }])
})
