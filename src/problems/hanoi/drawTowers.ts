import type { FigurePart, Scene, Stroke } from '../scene'
import type { Told } from '../told'
import { topOf } from './towers'
import type { Towers } from './towers'
import { pegNames } from './towersText'

const baseHeight = 0.24
const letterRoom = 0.8
const letters = 0.78
/** The room above a tower of all discs, in which a disc is held. */
const above = 1.15
const rodTop = 0.3
const rodWidth = 0.2
const apart = 0.06
const narrowest = 0.84
const besideTower = 0.12
const leastWidth = 1.8

/** What can be tapped: the pegs, with the one whose disc is held; or each disc by itself. */
export type TowerTaps = { readonly pegs: true; readonly held?: number } | { readonly discs: true }

/**
 * The picture of the towers: discs as wide as their numbers say, on rods with letters below.
 *
 * @param pegs how many pegs there are
 */
export function drawTowers(towers: Towers, pegs: number, taps?: TowerTaps): Scene {
  const discs = towers.length
  // Discs get wide enough to be told apart, and the picture no wider than it has to be.
  const width = Math.max(leastWidth, 0.3 * discs + 0.9)
  const columns = pegs * width
  const ground = above + discs
  const rows = ground + baseHeight + letterRoom
  const held = taps && 'pegs' in taps ? taps.held : undefined
  const heldDisc = held === undefined ? undefined : topOf(towers, held)

  const rods = Array.from({ length: pegs }, (_, peg): FigurePart => {
    const tap = taps && 'pegs' in taps ? { tap: pegTap(towers, peg, held === peg) } : {}
    return figure(
      { x: peg * width, y: 0, width, height: rows },
      rodStrokes(peg, width, ground),
      tap,
    )
  })
  const discParts = towers.map((peg, disc): FigurePart => {
    const below = towers.filter((each, other) => each === peg && other > disc).length
    const y = disc === heldDisc ? 0 : ground - below - 1
    const across = narrowest + ((width - besideTower - narrowest) * disc) / (discs - 1)
    const middle = (peg + 0.5) * width
    const box = { x: middle - across / 2, y, width: across, height: 1 }
    const name: Told = {
      word: 'hanoi.disc',
      values: { disc: disc + 1, peg: pegNames[peg] },
    }
    const tap = taps && 'discs' in taps ? { tap: { id: String(disc), name, held: false } } : {}
    return figure(box, discStrokes(disc, box), tap)
  })
  const base = figure(
    { x: 0, y: ground, width: columns, height: rows - ground },
    baseStrokes(pegs, width, ground),
    { ground: true },
  )
  // Rods are ground too, but where they are tapped they stand for their towers.
  const grounded = rods.map((rod) => (rod.tap ? rod : { ...rod, ground: true as const }))
  return { columns, rows, parts: [...grounded, base, ...discParts] }
}

function pegTap(towers: Towers, peg: number, held: boolean) {
  const disc = topOf(towers, peg)
  const name: Told =
    disc === undefined
      ? { word: 'hanoi.emptyPeg', values: { peg: pegNames[peg] } }
      : { word: 'hanoi.peg', values: { peg: pegNames[peg], disc: disc + 1 } }
  return { id: pegNames[peg], name, held }
}

function rodStrokes(peg: number, width: number, ground: number): readonly Stroke[] {
  const x = (peg + 0.5) * width - rodWidth / 2
  return [
    {
      ...{ kind: 'bar', paint: 'wood', x, y: rodTop, width: rodWidth },
      height: ground - rodTop + baseHeight / 2,
      round: rodWidth / 2,
    },
  ]
}

function discStrokes(
  disc: number,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): readonly Stroke[] {
  const height = 1 - apart
  return [
    { kind: 'bar', paint: 'figure-0', x, y: y + apart / 2, width, height, round: 0.26 },
    {
      ...{ kind: 'text', paint: 'land', text: String(disc + 1), size: letters },
      x: x + width / 2,
      y: y + 0.5,
    },
  ]
}

function baseStrokes(pegs: number, width: number, ground: number): readonly Stroke[] {
  const names = Array.from({ length: pegs }, (_, peg): Stroke => ({
    ...{ kind: 'text', paint: 'ink', text: pegNames[peg], size: letters },
    x: (peg + 0.5) * width,
    y: ground + baseHeight + letterRoom / 2,
  }))
  const plank: Stroke = {
    ...{ kind: 'bar', paint: 'wood', x: 0, y: ground, width: pegs * width, height: baseHeight },
    round: baseHeight / 3,
  }
  return [plank, ...names]
}

function figure(
  box: Pick<FigurePart, 'x' | 'y' | 'width' | 'height'>,
  strokes: readonly Stroke[],
  others: Partial<FigurePart>,
): FigurePart {
  return { shape: 'figure', ...box, label: '', home: false, strokes, ...others }
}
