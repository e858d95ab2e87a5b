import type { StateSetting } from '../manifest'
import type { Settings } from '../problem'
import type { Scene, Stroke } from '../scene'
import type { TapEdits } from '../taps'
import { formatContents, readContents } from './contentsText'
import { drawJugs, tapPart, wantedIn } from './drawJugs'
import { formatJugGoal, litresWanted, readJugGoal } from './jugGoal'
import type { JugGoal } from './jugGoal'
import { jugPlaces, sceneRows } from './jugPlaces'
import type { Contents, Jugs } from './pours'
import { jugsOf } from './sizes'

const buttons = [
  { sign: '−', word: 'jugs.less', change: -1 },
  { sign: '+', word: 'jugs.more', change: 1 },
] as const
const buttonSize = 0.95
const buttonGap = 0.15

/** Starts and goals are edited by a button under each jug for a litre less, and one for more. */
export const jugEdits: TapEdits = {
  draw: (settings, state) => drawEdited(settings, state),
  tap(settings, state, id) {
    const jugs = jugsOf(settings)
    const change = id.startsWith('-') ? -1 : 1
    const jug = Number(id.slice(1))
    return state === 'start'
      ? formatContents(changedStart(jugs, contentsOf(settings, jugs), jug, change))
      : formatJugGoal(changedGoal(jugs, goalOf(settings, jugs), jug, change))
  },
}

function drawEdited(settings: Settings, state: StateSetting): Scene {
  const jugs = jugsOf(settings)
  const goal = goalOf(settings, jugs)
  const litres = state === 'start' ? contentsOf(settings, jugs) : wantedIn(jugs, goal)
  const scene = drawJugs(jugs, goal, litres)
  const across = buttons.length * buttonSize + buttonGap
  const parts = jugPlaces(jugs.sizes, 0).flatMap(({ letter, x, width }, jug) =>
    buttons.map(({ sign, word, change }, at) => {
      const left = x + width / 2 - across / 2 + at * (buttonSize + buttonGap)
      const box = { x: left, y: sceneRows, width: buttonSize, height: buttonSize }
      const tap = {
        id: `${change < 0 ? '-' : '+'}${jug}`,
        name: { word, values: { jug: letter } },
        held: false,
      }
      return tapPart(box, tap, buttonStrokes(box, sign))
    }),
  )
  return { ...scene, rows: sceneRows + buttonSize, parts: [...scene.parts, ...parts] }
}

function buttonStrokes(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  sign: '−' | '+',
): readonly Stroke[] {
  const [long, thick] = [0.5, 0.12]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const bar = (across: number, down: number): Stroke => ({
    kind: 'bar',
    paint: 'ink',
    x: middleX - across / 2,
    y: middleY - down / 2,
    width: across,
    height: down,
    round: 0,
  })
  return [
    { kind: 'bar', paint: 'land', x, y, width, height, round: 0.15 },
    bar(long, thick),
    ...(sign === '+' ? [bar(thick, long)] : []),
  ]
}

function changedStart({ sizes }: Jugs, contents: Contents, jug: number, change: number): Contents {
  return contents.map((litres, at) => {
    return at === jug ? Math.min(sizes[at], Math.max(0, litres + change)) : litres
  })
}

/** One litre less than 0 is any amount, unless no jug would be named any more. */
function changedGoal({ sizes }: Jugs, goal: JugGoal, jug: number, change: number): JugGoal {
  const wanted = (litresWanted(goal, jug) ?? -1) + change
  const after = wanted < 0 ? undefined : Math.min(sizes[jug], wanted)
  const litres = sizes.map((_, at) => {
    if (at === jug) return after
    return goal.kind === 'each' ? goal.litres[at] : undefined
  })
  return litres.every((each) => each === undefined) ? goal : { kind: 'each', litres }
}

/** The start that settings have, as far as it can be drawn. */
function contentsOf({ start = '' }: Settings, { sizes }: Jugs): Contents {
  const read = readContents(start) ?? []
  return sizes.map((size, jug) => Math.min(size, read.at(jug) ?? 0))
}

/** The goal that settings have; where it is none, any jug that is empty. */
function goalOf({ goal = '' }: Settings, { sizes }: Jugs): JugGoal {
  return readJugGoal(goal, sizes.length) ?? { kind: 'anywhere', litres: 0 }
}
