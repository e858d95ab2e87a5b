import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProgress, withStop } from '../../../src/lessons/progress/progress'

describe('what a reader has done', () => {
  it('is read as it was written', () => {
    const one = withStop({}, '02-breadth-first', 'seen', 'start')
    const two = withStop(one, '02-breadth-first', 'answered', 'which-next')
    expect(readProgress(JSON.stringify(two))).toEqual({
      '02-breadth-first': { seen: ['start'], answered: ['which-next'] },
    })
  })

  it('counts each stop once', () => {
    const once = withStop({}, 'a', 'seen', 'start')
    expect(withStop(once, 'a', 'seen', 'start')).toBe(once)
  })

  it.each(['', 'x', 'null', '7', '[]', '[{"seen":["a"]}]', '{"a":7}', '"{}"'])(
    'is nothing where the device kept %j',
    (text) => expect(readProgress(text)).toEqual({}),
  )

  it('leaves out what is no name of a stop', () => {
    expect(readProgress('{"a":{"seen":["start",1,null],"answered":"all"}}')).toEqual({
      a: { seen: ['start'], answered: [] },
    })
  })

  it('is lists of texts, whatever the device kept', () => {
    const anything = fc.jsonValue({ maxDepth: 1 })
    const stops = fc.oneof(anything, fc.array(anything))
    const likeProgress = fc.dictionary(fc.string(), fc.record({ seen: stops, answered: stops }))
    const kept = likeProgress.map((value) => JSON.stringify(value))
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), kept), (text) => {
        for (const { seen, answered } of Object.values(readProgress(text))) {
          expect([...seen, ...answered].every((stop) => typeof stop === 'string')).toBe(true)
        }
      }),
    )
  })
})
