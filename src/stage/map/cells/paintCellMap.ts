import type { CellMap } from '../../../problems/problem'
import type { Run } from '../../../recording/run'
import type { Brush } from '../../tree/brush/brush'
import type { Palette } from '../../tree/brush/palette'
import { mapMoment } from '../mapMoment'
import type { MapSubject } from '../mapMoment'
import type { CellColours } from './cellColours'
import type { CellRoom } from './cellRoom'
import { cellsAt } from './cellsAt'
import { paintCells } from './paintCells'

/** Where the map of a grid is painted, and with what; its image and its states are used again. */
export interface CellPaper {
  readonly map: CellMap
  readonly width: number
  readonly height: number
  readonly room: CellRoom
  readonly image: OffscreenCanvas
  readonly states: Uint8Array
  readonly colours: CellColours
  readonly palette: Palette
}

/**
 * Paints the map of a grid as it stands at a moment.
 *
 * @param keyed the cell that the keys are at
 */
export function paintCellMap(
  brush: Brush,
  { map, width, height, room, image, states, colours, palette }: CellPaper,
  { problem }: Run,
  subject: MapSubject,
  keyed?: number,
): void {
  const { recording, step } = subject.described
  if (recording) cellsAt(recording, step, states)
  else states.fill(0)
  brush.fillStyle = palette.pane
  brush.fillRect(0, 0, width, height)
  const moment = mapMoment(subject, { placeOf: (low) => low })
  const start = problem.start.low
  const goal = problem.goal?.low ?? start
  const pointed = keyed ?? moment.pointed
  paintCells(brush, image, { ...moment, map, room, states, start, goal, pointed }, colours, palette)
}
