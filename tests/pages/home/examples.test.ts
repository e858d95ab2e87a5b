import { describe, expect, it } from 'vitest'
import { homeExamples } from '../../../src/pages/home/examples'
import { readAddress } from '../../../src/setup/address/address'
import { words } from '../../../src/words'

describe('the examples of the home page', () => {
  it.each(homeExamples)('$name opens in the lab as it is meant', ({ settings }) => {
    const read = readAddress(settings)
    expect(read.wrong).toEqual([])
    expect(read.run.settings).toMatchObject(settings)
  })

  it.each(homeExamples)('$name has words', ({ name }) => {
    expect(words.exists(`home.examples.${name}.title`)).toBe(true)
    expect(words.exists(`home.examples.${name}.why`)).toBe(true)
  })
})
