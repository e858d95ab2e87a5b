import { computed, shallowRef } from 'vue'
import type { State } from '../../problems/problem'
import type { PieceDrag } from '../drag'
import type { Spot } from '../moves'
import type { NumberedPiece } from '../pieces'

/** What a drag does to a board. */
export interface Dragging {
  /** The board as it is when a piece is taken. */
  readonly begin: () => State
  /** Lets a piece that slides follow the finger as far as it can. */
  readonly slide: (drag: PieceDrag, target: Spot) => { drag: PieceDrag; shown: Spot }
  /** Takes a piece that jumps off the board. */
  readonly lift: (id: number) => void
  readonly click: (piece: NumberedPiece) => void
  readonly letGo: (piece: NumberedPiece, drag: PieceDrag, shown: Spot) => void
}

/** A piece under a finger. */
interface Held {
  readonly piece: NumberedPiece
  readonly pointer: number
  /** Where the finger took it, from its corner. */
  readonly grip: Spot
  readonly drag: PieceDrag
  readonly shown: Spot
  /** True once it was moved so far that it cannot be meant as a click. */
  readonly dragged: boolean
}

// In cells.
const clickReach = 0.15

/** A piece that follows a finger or a mouse; points are told in cells. */
export function usePieceDrag({ begin, slide, lift, click, letGo }: Dragging) {
  const held = shallowRef<Held>()
  /** The piece that is dragged, and where it is to be shown. */
  const shown = computed(() =>
    held.value?.dragged ? { id: held.value.piece.id, spot: held.value.shown } : undefined,
  )

  function press(piece: NumberedPiece, pointer: number, point: Spot): void {
    if (held.value) return
    const from = { x: piece.part.x, y: piece.part.y }
    const grip = { x: point.x - from.x, y: point.y - from.y }
    const drag = { state: begin(), from, steps: [] }
    held.value = { piece, pointer, grip, drag, shown: from, dragged: false }
  }

  function move(pointer: number, point: Spot): void {
    const now = held.value
    if (now?.pointer !== pointer) return
    const target = { x: point.x - now.grip.x, y: point.y - now.grip.y }
    const { from } = now.drag
    const far = Math.hypot(target.x - from.x, target.y - from.y) > clickReach
    if (!far && !now.dragged) return
    if (now.piece.part.shape === 'peg') {
      if (!now.dragged) lift(now.piece.id)
      held.value = { ...now, shown: target, dragged: true }
    } else held.value = { ...now, ...slide(now.drag, target), dragged: true }
  }

  function release(pointer: number): void {
    const now = held.value
    if (now?.pointer !== pointer) return
    held.value = undefined
    if (now.dragged) letGo(now.piece, now.drag, now.shown)
    else click(now.piece)
  }

  /** Puts the piece back where it was. */
  function abandon(): void {
    held.value = undefined
  }

  return { shown, press, move, release, abandon }
}
