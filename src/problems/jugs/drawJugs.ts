import type { FigurePart, Scene, SceneTap, Stroke } from '../scene'
import type { JugGoal } from './jugGoal'
import { litresWanted } from './jugGoal'
import { jugPlaces, sceneRows, sceneWidth } from './jugPlaces'
import type { JugPlace } from './jugPlaces'
import { goalMark, jugStrokes, levelMarks, waterStrokes } from './jugStrokes'
import type { Jugs } from './pours'

/** How jugs are shown: the room at their left, the one that is lifted, and what can be tapped. */
export interface JugsView {
  readonly left?: number
  readonly lifted?: number
}

/**
 * The picture of a state: the jugs beside each other, as high as they are large, with a line for
 * each litre (or for each 2, 5, 10, … litres), the water in them, and its litres below. A pointer
 * shows the level that the goal asks for.
 */
export function drawJugs(
  jugs: Jugs,
  goal: JugGoal,
  contents: readonly (number | undefined)[],
  { left = 0, lifted }: JugsView = {},
): Scene {
  const places = jugPlaces(jugs.sizes, left, lifted)
  const columns = left + sceneWidth(jugs.sizes.length)
  const ground = places.flatMap((place, jug) => [
    ...jugStrokes(place),
    ...levelMarks(place),
    ...goalMark(place, litresWanted(goal, jug)),
  ])
  const water = places.flatMap((place, jug) => waterStrokes(place, contents[jug]))
  return {
    columns,
    rows: sceneRows,
    parts: [
      part({ x: 0, y: 0, width: columns, height: sceneRows }, ground, { ground: true }),
      part({ x: left, y: 1, width: columns - left, height: sceneRows - 1 }, water),
    ],
  }
}

/** The picture of a goal: the litres that it names; a jug that may hold any amount is empty. */
export function drawGoal(jugs: Jugs, goal: JugGoal): Scene {
  return drawJugs(jugs, goal, wantedIn(jugs, goal))
}

/** The litres that a goal names for each jug; of a goal in any jug, none. */
export function wantedIn({ sizes }: Jugs, goal: JugGoal): readonly (number | undefined)[] {
  return sizes.map((_, jug) => (goal.kind === 'each' ? goal.litres[jug] : undefined))
}

/** A part of a scene that can be tapped: what is drawn for it, or the room of something drawn. */
export function tapPart(
  box: Pick<JugPlace['box'], 'x' | 'y' | 'width' | 'height'>,
  tap: SceneTap,
  strokes: readonly Stroke[] = [],
): FigurePart {
  return part(box, strokes, { tap })
}

function part(
  box: JugPlace['box'],
  strokes: readonly Stroke[],
  others: Partial<FigurePart> = {},
): FigurePart {
  return { shape: 'figure', ...box, label: '', home: false, strokes, ...others }
}
