import type { SidePart } from '../../../setup/address/hidden'

/** How the panes share their room: each in its own, the frontier among the tabs, or all of them. */
export type SideRoom = 'all' | 'two' | 'one'

/** The room there is, in pixels, and what asks for it. */
export interface SideParts {
  readonly height: number
  /** The height of the letters of the page. */
  readonly letter: number
  readonly board: boolean
  readonly frontier: boolean
  /** Whether code, counts or solution stands below them; beside them they take no height. */
  readonly below: boolean
}

/** What a part needs to be of use, in pixels and in letters: the board with two facts beside it. */
const board = { pixels: 150, letters: 0 }
const smallBoard = { pixels: 120, letters: 0 }
/** The smallest boards with what is written over and under them, and a scroll bar. */
const frontier = { pixels: 38, letters: 6.8 }
/** Three or four lines and the tabs. */
const lines = { pixels: 0, letters: 7.5 }
const tabs = { pixels: 0, letters: 2.7 }

type Need = typeof board

/** Which panes stand in a part of their own: where they have no room for it they share one. */
export function sideRoom(parts: SideParts): SideRoom {
  const all = [
    ...(parts.board ? [board] : []),
    ...(parts.frontier ? [frontier] : []),
    ...(parts.below ? [lines] : []),
  ]
  if (all.length < 2 || fits(all, parts)) return 'all'
  return fits([smallBoard, frontier, tabs], parts) ? 'two' : 'one'
}

function fits(needs: readonly Need[], { height, letter }: SideParts): boolean {
  return needs.reduce((sum, { pixels, letters }) => sum + pixels + letters * letter, 0) <= height
}

/** True for what stands in a part of its own where there is room. */
export function isUpper(part: SidePart): boolean {
  return part === 'board' || part === 'frontier'
}

/** Those of the shown panes that share one place. */
export function tabsIn(room: SideRoom, shown: readonly SidePart[]): readonly SidePart[] {
  if (room === 'one') return shown
  return shown.filter((part) => !isUpper(part) || (room === 'two' && part === 'frontier'))
}
