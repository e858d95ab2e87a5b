import type { Scene, Stroke } from '../scene'
import type { TapHand, Tapped } from '../taps'
import type { Told } from '../told'
import { drawJugs, tapPart } from './drawJugs'
import type { JugGoal } from './jugGoal'
import { jugPlaces } from './jugPlaces'
import { jugLetter, litresOf, poursOf, unpackContents } from './pours'
import type { Contents, Jugs, Pour } from './pours'
import { drainStrokes, tapStrokes } from './tapStrokes'

const tapId = 'tap'
const drainId = 'drain'
/** The room of the tap and the drain, at the left of the jugs. */
const tapRoom = 1.8

/** Played by tapping where water comes from, and then where it goes. */
export function createJugsHand(jugs: Jugs, goal: JugGoal): TapHand {
  const pours = poursOf(jugs)
  const letters = jugs.sizes.map((_, jug) => jugLetter(jug))

  function pourBetween(contents: Contents, { from, into }: Pour): Tapped {
    const action = pours.findIndex((each) => each.from === from && each.into === into)
    if (litresOf(jugs, contents, pours[action]) > 0) return { kind: 'move', action }
    const isEmpty = from !== undefined && contents[from] === 0
    const word = isEmpty ? 'jugs.isEmpty' : 'jugs.isFull'
    return refused({ word, values: { jug: jugLetter((isEmpty ? from : into) ?? 0) } })
  }

  function tapped(contents: Contents, [held]: readonly string[], id: string): Tapped {
    if (held === undefined) {
      return id === drainId ? refused({ word: 'jugs.jugFirst' }) : { kind: 'held', held: [id] }
    }
    if (held === id) return { kind: 'held', held: [] }
    const [first, second] = [held, id].map((each) => letters.indexOf(each))
    if (held === tapId && id === drainId) return refused({ word: 'jugs.intoJug' })
    // The tap and a jug fill the jug, whichever was tapped first.
    if (held === tapId) return pourBetween(contents, { into: second })
    if (id === tapId) return pourBetween(contents, { into: first })
    return pourBetween(contents, id === drainId ? { from: first } : { from: first, into: second })
  }

  return {
    draw: ({ low }, held) => drawHand(jugs, goal, unpackContents(jugs, low), held),
    tap: ({ low }, held, id) => tapped(unpackContents(jugs, low), held, id),
  }
}

function drawHand(jugs: Jugs, goal: JugGoal, contents: Contents, held: readonly string[]): Scene {
  const left = jugs.tap ? tapRoom : 0
  const at = jugs.sizes.findIndex((_, jug) => held.includes(jugLetter(jug)))
  const lifted = at < 0 ? undefined : at
  const scene = drawJugs(jugs, goal, contents, { left, ...(lifted !== undefined && { lifted }) })
  const places = jugPlaces(jugs.sizes, left, lifted)
  const nameOf = (jug: number): Told => {
    const values = { jug: jugLetter(jug), litres: contents[jug], count: jugs.sizes[jug] }
    return { word: jug === lifted ? 'jugs.heldJug' : 'jugs.jug', values }
  }
  const tapParts = (
    id: string,
    word: 'jugs.tap' | 'jugs.drain',
    y: number,
    strokes: readonly Stroke[],
  ) =>
    tapPart(
      { x: 0, y, width: tapRoom, height: 2.3 },
      { id, name: { word }, held: held.includes(id) },
      strokes,
    )
  return {
    ...scene,
    parts: [
      ...scene.parts,
      ...(jugs.tap
        ? [
            tapParts(tapId, 'jugs.tap', 0.3, tapStrokes(held.includes(tapId))),
            tapParts(drainId, 'jugs.drain', 3.1, drainStrokes()),
          ]
        : []),
      ...places.map(({ letter, box }, jug) =>
        tapPart(box, { id: letter, name: nameOf(jug), held: jug === lifted }),
      ),
    ],
  }
}

function refused(why: Told): Tapped {
  return { kind: 'refused', why }
}
