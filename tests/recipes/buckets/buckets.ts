import type { Problem, Settings } from '../../../src/problems/problem'
import type { Result, UnknownValue } from '../../../src/problems/result'
import type { FigurePart } from '../../../src/problems/scene'

const sizes = [4, 3] as const

/** How much is in each bucket, the larger one first. */
type Buckets = readonly [number, number]

/** What can be done, in the order in which it is tried. */
const pours = [
  'fill large',
  'fill small',
  'empty large',
  'empty small',
  'large to small',
  'small to large',
] as const

function poured([large, small]: Buckets, action: number): Buckets {
  const [toSmall, toLarge] = [Math.min(large, sizes[1] - small), Math.min(small, sizes[0] - large)]
  const after: readonly Buckets[] = [
    [sizes[0], small],
    [large, sizes[1]],
    [0, small],
    [large, 0],
    [large - toSmall, small + toSmall],
    [large + toLarge, small - toLarge],
  ]
  return after[action]
}

const unpacked = (low: number): Buckets => [low >> 2, low & 3]
const packed = ([large, small]: Buckets): number => (large << 2) | small

export function readBuckets(text: string): Buckets | undefined {
  const match = /^\s*([0-4])[\s,]+([0-3])\s*$/.exec(text)
  return match ? [Number(match[1]), Number(match[2])] : undefined
}

export function drawBuckets(buckets: Buckets, canTap = false): FigurePart[] {
  return sizes.map((size, bucket) => ({
    ...{ shape: 'figure', x: 2 * bucket, y: 0, width: 1, height: 4, label: '', home: false },
    strokes: [
      {
        kind: 'bar',
        paint: 'wood',
        x: 2 * bucket,
        y: 4 - size,
        width: 1,
        height: size,
        round: 0.1,
      },
      {
        kind: 'bar',
        paint: 'water',
        x: 2 * bucket + 0.1,
        y: 4 - buckets[bucket],
        width: 0.8,
        height: buckets[bucket],
        round: 0,
      },
    ],
    ...(canTap && {
      tap: { id: String(bucket), name: { word: 'missionaries.boat.left' }, held: false },
    }),
  }))
}

export type BucketsFault =
  | { readonly setting: 'litres'; readonly fault: UnknownValue }
  | { readonly setting: 'start'; readonly fault: UnknownValue }

/** Two buckets of 4 and 3 litres, of which the larger one is to hold some litres. */
export function createBuckets(settings: Settings): Result<Problem, BucketsFault> {
  const { start: text = '0 0', litres = '2' } = settings
  if (!['1', '2'].includes(litres)) {
    const fault = { kind: 'unknown-value', text: litres, known: ['1', '2'] } as const
    return { ok: false, fault: { setting: 'litres', fault } }
  }
  const start = readBuckets(text)
  if (!start) {
    const fault = { kind: 'unknown-value', text, known: ['0 0', '4 3'] } as const
    return { ok: false, fault: { setting: 'start', fault } }
  }
  const format = (buckets: Buckets) => buckets.join(' ')
  const problem: Problem = {
    settings: { problem: 'buckets', litres, start: format(start) },
    start: { low: packed(start), high: 0 },
    goal: undefined,
    reversible: false,
    heuristics: [],
    isGoal: (low) => unpacked(low)[0] === Number(litres),
    successors(low, _high, into) {
      into.clear()
      pours.forEach((_, action) => {
        const after = packed(poured(unpacked(low), action))
        if (after !== low) into.add(after, 0, action)
      })
    },
    // A kind of move that the list of kinds does not have yet; the recipe names where to add it.
    describe: (_state, action) => ({ kind: 'scoop', how: pours[action] }) as never,
    draw: ({ low }) => ({ columns: 3, rows: 4, parts: drawBuckets(unpacked(low)) }),
    format: ({ low }) => format(unpacked(low)),
    notation: (_state, action) => pours[action].replaceAll(' ', '-'),
    solvability: () => undefined,
  }
  return { ok: true, value: problem }
}
