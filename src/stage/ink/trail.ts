import type { InkPoint } from '../../drawing/ink'
import type { TrailPoint } from './paintInk'

/** How long the way of the pointer is seen, in ms. */
const lasting = 450

interface PassedPoint {
  readonly at: InkPoint
  readonly time: number
}

/** The last places of a pointer, each for a moment. */
export function newTrail() {
  let passed: readonly PassedPoint[] = []
  return {
    pass(at: InkPoint, time: number): void {
      passed = [...passed, { at, time }]
    },
    end(): void {
      passed = []
    },
    /** What is still seen of it, the latest last. */
    at(now: number): readonly TrailPoint[] {
      passed = passed.filter(({ time }) => now - time < lasting)
      return passed.map(({ at, time }) => ({ at, share: 1 - (now - time) / lasting }))
    },
  }
}
