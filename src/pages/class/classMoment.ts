import { momentLimits } from '../../classroom/protocol/moment'
import type { ClassMoment, ClassStroke, ShownMoment } from '../../classroom/protocol/moment'
import type { LectureMoment } from '../../lecture/said'
import { inkedPictures, inksBy } from '../../stage/ink/ink'
import type { Inks } from '../../stage/ink/ink'
import type { InkPointer } from '../../stage/ink/shownInk'

/** A moment as a room is told: of what is drawn, the newest lines that a message can hold. */
export function toClass(
  { address, blank, held, asksNext, view }: LectureMoment,
  inks: Inks,
  pointer: InkPointer | undefined,
): ShownMoment {
  const ink = newestStrokes(inks)
  return {
    address,
    blank,
    held,
    asksNext,
    ...(view && { view }),
    ...(pointer && {
      pointer: { picture: pointer.picture, x: within(pointer.at[0]), y: within(pointer.at[1]) },
    }),
    ...(ink.length > 0 && { ink }),
  }
}

function newestStrokes(inks: Inks): readonly ClassStroke[] {
  const all = inkedPictures.flatMap((picture) =>
    inks[picture].strokes.map(({ colour, points }) => ({
      picture,
      colour,
      points: points.slice(0, momentLimits.pointsInStroke).map(within),
    })),
  )
  const newest = all.slice(-momentLimits.strokes)
  let room: number = momentLimits.pointsInAll
  let from = newest.length
  while (from > 0 && newest[from - 1].points.length <= room) {
    from--
    room -= newest[from].points.length
  }
  return newest.slice(from)
}

function within(coordinate: number): number {
  const { coordinate: most } = momentLimits
  return Math.max(-most, Math.min(most, coordinate))
}

/** What a room has told, as a window of a lecture shows it. */
export function fromClass({
  address,
  blank,
  held,
  asksNext,
  view,
  ink = [],
  pointer,
}: ClassMoment): {
  readonly moment: LectureMoment
  readonly inks: Inks
  readonly pointer: InkPointer | undefined
} {
  const strokesOf = (picture: ClassStroke['picture']) => ({
    strokes: ink
      .filter((stroke) => stroke.picture === picture)
      .map(({ colour, points }) => ({ colour, points })),
  })
  return {
    moment: { address, blank, held, asksNext, ...(view && { view }) },
    inks: inksBy(strokesOf),
    pointer: pointer && { picture: pointer.picture, at: [pointer.x, pointer.y] },
  }
}
