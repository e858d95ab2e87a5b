import type { Problem, Settings } from '../../../src/problems/problem'
import type { Result, UnknownValue } from '../../../src/problems/result'
import type { FigurePart } from '../../../src/problems/scene'

const sizes = [4, 3] as const

/** How much is in each jug, the larger one first. */
type Jugs = readonly [number, number]

/** What can be done, in the order in which it is tried. */
const pours = [
  'fill large',
  'fill small',
  'empty large',
  'empty small',
  'large to small',
  'small to large',
] as const

function poured([large, small]: Jugs, action: number): Jugs {
  const [toSmall, toLarge] = [Math.min(large, sizes[1] - small), Math.min(small, sizes[0] - large)]
  const after: readonly Jugs[] = [
    [sizes[0], small],
    [large, sizes[1]],
    [0, small],
    [large, 0],
    [large - toSmall, small + toSmall],
    [large + toLarge, small - toLarge],
  ]
  return after[action]
}

const unpacked = (low: number): Jugs => [low >> 2, low & 3]
const packed = ([large, small]: Jugs): number => (large << 2) | small

export function readJugs(text: string): Jugs | undefined {
  const match = /^\s*([0-4])[\s,]+([0-3])\s*$/.exec(text)
  return match ? [Number(match[1]), Number(match[2])] : undefined
}

export function drawJugs(jugs: Jugs, canTap = false): FigurePart[] {
  return sizes.map((size, jug) => ({
    ...{ shape: 'figure', x: 2 * jug, y: 0, width: 1, height: 4, label: '', home: false },
    strokes: [
      { kind: 'bar', paint: 'wood', x: 2 * jug, y: 4 - size, width: 1, height: size, round: 0.1 },
      {
        kind: 'bar',
        paint: 'water',
        x: 2 * jug + 0.1,
        y: 4 - jugs[jug],
        width: 0.8,
        height: jugs[jug],
        round: 0,
      },
    ],
    ...(canTap && {
      tap: { id: String(jug), name: { word: 'missionaries.boat.left' }, held: false },
    }),
  }))
}

export type JugsFault =
  | { readonly setting: 'litres'; readonly fault: UnknownValue }
  | { readonly setting: 'start'; readonly fault: UnknownValue }

/** Two jugs of 4 and 3 litres, of which the larger one is to hold some litres. */
export function createJugs(settings: Settings): Result<Problem, JugsFault> {
  const { start: text = '0 0', litres = '2' } = settings
  if (!['1', '2'].includes(litres)) {
    const fault = { kind: 'unknown-value', text: litres, known: ['1', '2'] } as const
    return { ok: false, fault: { setting: 'litres', fault } }
  }
  const start = readJugs(text)
  if (!start) {
    const fault = { kind: 'unknown-value', text, known: ['0 0', '4 3'] } as const
    return { ok: false, fault: { setting: 'start', fault } }
  }
  const format = (jugs: Jugs) => jugs.join(' ')
  const problem: Problem = {
    settings: { problem: 'jugs', litres, start: format(start) },
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
    describe: (_state, action) => ({ kind: 'pour', how: pours[action] }) as never,
    draw: ({ low }) => ({ columns: 3, rows: 4, parts: drawJugs(unpacked(low)) }),
    format: ({ low }) => format(unpacked(low)),
    notation: (_state, action) => pours[action].replaceAll(' ', '-'),
    solvability: () => undefined,
  }
  return { ok: true, value: problem }
}
