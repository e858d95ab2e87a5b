import { farthest } from '../../classroom/protocol/drawn'
import type { ClassMoment, ShownMoment } from '../../classroom/protocol/moment'
import type { Ink, InkPointer } from '../../drawing/ink'
import type { LectureMoment } from '../../lecture/said'

/** A moment as a room is told. */
export function toClass(
  { address, blank, held, asksNext, looks }: LectureMoment,
  ink: Ink,
  pointer: InkPointer | undefined,
): ShownMoment {
  return {
    address,
    blank,
    held,
    asksNext,
    ...(looks && { looks }),
    ...(pointer && { pointer: { ...pointer, at: [within(pointer.at[0]), within(pointer.at[1])] } }),
    ...(ink.length > 0 && {
      ink: ink.map((stroke) => ({ ...stroke, points: stroke.points.map(within) })),
    }),
  }
}

function within(coordinate: number): number {
  return Math.max(-farthest, Math.min(farthest, coordinate))
}

/** What a room has told, as a window of a lecture shows it. */
export function fromClass({
  address,
  blank,
  held,
  asksNext,
  looks,
  ink = [],
  pointer,
}: ClassMoment): {
  readonly moment: LectureMoment
  readonly ink: Ink
  readonly pointer: InkPointer | undefined
} {
  return { moment: { address, blank, held, asksNext, ...(looks && { looks }) }, ink, pointer }
}
