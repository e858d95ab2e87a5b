import type { Stroke } from '../scene'
import type { JugPlace } from './jugPlaces'

const wall = 0.1
const brim = 0.08
const letterSize = 0.85
const litresSize = 1.5

/** A jug of glass with a spout at its left and a handle at its right, and its letter above. */
export function jugStrokes({ letter, x, top, width, height }: JugPlace): readonly Stroke[] {
  const [right, bottom] = [x + width, top + height]
  const spout = { out: 0.2, down: 0.3 }
  const outer = [
    { x: x - spout.out, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x, y: bottom },
    { x, y: top + spout.down },
  ]
  const inner = [
    { x: x - spout.out + 1.4 * wall, y: top },
    { x: right - wall, y: top },
    { x: right - wall, y: bottom - wall },
    { x: x + wall, y: bottom - wall },
    { x: x + wall, y: top + spout.down - 0.3 * wall },
  ]
  return [
    ...handle(right, top, height),
    { kind: 'polygon', paint: 'ink', points: outer },
    { kind: 'polygon', paint: 'land', points: inner },
    {
      kind: 'text',
      paint: 'ink',
      x: x + width / 2,
      y: top - letterSize / 2,
      text: letter,
      size: letterSize,
    },
  ]
}

function handle(x: number, top: number, height: number): readonly Stroke[] {
  const [from, to] = [top + 0.18 * height, top + 0.68 * height]
  const out = 0.32
  const bar = (x: number, y: number, width: number, height: number): Stroke => {
    return { kind: 'bar', paint: 'ink', x, y, width, height, round: wall / 2 }
  }
  return [
    bar(x - wall, from, out + wall, wall),
    bar(x - wall, to - wall, out + wall, wall),
    bar(x + out - wall, from, wall, to - from),
  ]
}

/** The water in a jug, the lines of its levels, and its litres below; `*` where they are open. */
export function waterStrokes(place: JugPlace, litres: number | undefined): readonly Stroke[] {
  const { x, width, litresY } = place
  const y = levelOf(place, Math.min(litres ?? 0, place.size))
  const water: Stroke = {
    kind: 'bar',
    paint: 'jug-water',
    x: x + wall,
    y,
    width: width - 2 * wall,
    height: levelOf(place, 0) - y,
    round: 0,
  }
  const text: Stroke = {
    kind: 'text',
    paint: 'ink',
    x: x + width / 2,
    y: litresY,
    text: String(litres ?? '*'),
    size: litresSize,
  }
  return litres ? [water, ...levelMarks(place), text] : [text]
}

const leastBetween = 0.3
const steps = [1, 2, 5, 10, 20, 50, 100] as const

/** A short line for each litre, or for as many as leave room between the lines. */
export function levelMarks(place: JugPlace): readonly Stroke[] {
  const { size, height, x, width } = place
  const step = steps.find((each) => (height * each) / size >= leastBetween) ?? size
  const count = Math.ceil(size / step) - 1
  const [length, thickness] = [0.3, 0.05]
  return Array.from({ length: count }, (_, at) => ({
    kind: 'bar',
    paint: 'ink',
    x: x + width - wall - length,
    y: levelOf(place, (at + 1) * step) - thickness / 2,
    width: length,
    height: thickness,
    round: 0,
  }))
}

/** A pointer at the left of a jug, to the level that the goal asks for, where it holds so much. */
export function goalMark(place: JugPlace, litres: number | undefined): readonly Stroke[] {
  if (litres === undefined || litres > place.size) return []
  const y = levelOf(place, litres)
  const [tip, end, half] = [place.x - 0.02, place.x - 0.42, 0.24]
  const points = [
    { x: end, y: y - half },
    { x: tip, y },
    { x: end, y: y + half },
  ]
  return [{ kind: 'polygon', paint: 'figure-1', points }]
}

function levelOf({ top, height, size }: JugPlace, litres: number): number {
  return top + height - wall - ((height - wall - brim) * litres) / size
}
