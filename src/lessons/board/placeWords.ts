import type { CellMap, Problem, StateMap } from '../../problems/problem'
import { say } from '../../words/message'

type Mapped = Pick<Problem, 'start' | 'isGoal'>

/** What a place of a map is called. */
export function nameOfPlace(map: StateMap, place: number): string {
  if (map.kind === 'places') return map.places[place].name
  return say({ key: 'lessons.board.cell', values: cellOf(map, place) })
}

/** What a place of a map is called, with what is there. */
export function labelOfPlace(problem: Mapped, map: StateMap, place: number): string {
  const ends = endsAt(problem, place)
  if (map.kind === 'places') return [map.places[place].name, ...ends].join(', ')
  const cost = map.costs[place]
  const ground =
    cost === 0 ? say({ key: 'map.wall' }) : say({ key: 'editor.grid.costs', values: { cost } })
  const what = ends.length > 0 ? ends.join(', ') : ground
  return say({ key: 'map.cell', values: { ...cellOf(map, place), what } })
}

function endsAt({ start, isGoal }: Mapped, place: number): readonly string[] {
  return [
    ...(place === start.low ? [say({ key: 'map.start' })] : []),
    ...(isGoal(place, 0) ? [say({ key: 'map.goal' })] : []),
  ]
}

/** Counted from 0, as it is written. */
function cellOf({ width }: CellMap, place: number) {
  return { column: place % width, row: Math.floor(place / width) }
}
