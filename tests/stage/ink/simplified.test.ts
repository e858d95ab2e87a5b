import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InkPoint } from '../../../src/drawing/ink'
import { awayFrom, seenAway, simplified } from '../../../src/stage/ink/simplified'
import { onScreen } from '../../../src/stage/ink/transform'
import type { Transform } from '../../../src/stage/ink/transform'

const asItIs: Transform = { across: 1, down: 1, left: 0, top: 0 }

const pointsOf = (line: readonly number[]): readonly InkPoint[] =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[2 * at], line[2 * at + 1]])

/** A circle as a hand draws it, with a point every three pixels. */
function circle(radius: number): readonly number[] {
  const count = Math.floor((2 * Math.PI * radius) / 3)
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }).flat()
}

it('no point that a hand drew is seen away from the line', () => {
  const coordinate = fc.double({ min: -300, max: 300, noNaN: true })
  const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 60 })
  const scale = fc.double({ min: 0.1, max: 20, noNaN: true })
  fc.assert(
    fc.property(line, scale, scale, fc.boolean(), (points, across, down, turned) => {
      const transform = { ...asItIs, across, down, turned }
      const drawn = points.map((point) => onScreen(transform, point))
      const seen = pointsOf(simplified(points.flat(), transform)).map((point) =>
        onScreen(transform, point),
      )
      expect([seen[0], seen.at(-1)]).toEqual([drawn[0], drawn.at(-1)])
      for (const point of drawn) {
        const away = seen.map((end, at) => awayFrom(point, seen[Math.max(0, at - 1)], end))
        expect(Math.min(...away)).toBeLessThanOrEqual(seenAway + 1e-9)
      }
    }),
  )
})

it('a circle has a fifth of the points that a hand drew, and less', () => {
  const drawn = circle(100)
  expect(simplified(drawn, asItIs).length).toBeLessThan(drawn.length / 5)
})

it('is finer where the picture is seen from nearer', () => {
  const near = { ...asItIs, across: 10, down: 10 }
  expect(simplified(circle(100), near).length).toBeGreaterThan(
    simplified(circle(100), asItIs).length,
  )
})

it('keeps a dot', () => {
  expect(simplified([3, 4], asItIs)).toEqual([3, 4])
})
