import { computed, ref, watch } from 'vue'
import { pulled, dropped } from '../drag'
import { endOf, isSameSpot, isStep, movesOf } from '../moves'
import type { PlayMove, Spot } from '../moves'
import type { NumberedPiece } from '../pieces'
import { makeMove, positionOf } from '../play'
import type { Play } from '../play'
import { usePieceDrag } from './useDrag'

/**
 * The hand over a board: which piece it has taken, and where it drags it.
 *
 * @param play the game
 * @param change puts the game after a move
 */
export function useHand(play: () => Play, change: (to: Play) => void) {
  const position = computed(() => positionOf(play()))
  const pieces = computed(() => position.value.pieces)
  const steps = computed(() => movesOf(play().problem, position.value.state).filter(isStep))
  const taken = ref<number>()
  /** The ways of the piece that was taken. */
  const offers = computed(() => stepsOf(taken.value))

  function stepsOf(id: number | undefined): readonly PlayMove[] {
    const piece = pieces.value.find((each) => each.id === id)
    return piece ? steps.value.filter(({ way }) => isSameSpot(way[0], piece.part)) : []
  }

  const canMove = (id: number) => stepsOf(id).length > 0

  function take(id: number | undefined): void {
    taken.value = id !== undefined && canMove(id) ? id : undefined
  }

  /** Makes a step; a piece that was taken stays so. */
  function make(step: PlayMove): void {
    change(makeMove(play(), step))
  }

  /** Moves a piece that can go one way only, and takes one that has a choice. */
  function click({ id, part }: NumberedPiece): void {
    const ways = stepsOf(id)
    const [only] = ways
    if (part.shape !== 'peg' && ways.length === 1) {
      taken.value = undefined
      make(only)
    } else take(taken.value === id ? undefined : id)
  }

  const drag = usePieceDrag({
    begin: () => position.value.state,
    slide: (dragged, target) => pulled(play().problem, dragged, target),
    lift: take,
    click,
    letGo({ part, id }, dragged, shown) {
      if (part.shape !== 'peg') return change(dropped(play(), dragged))
      const landing = nearest(stepsOf(id), shown)
      if (landing) make(landing)
    },
  })

  // What was taken may be gone, or stuck, after a move; a move that was begun on another state is none.
  watch(position, () => {
    drag.abandon()
    if (taken.value !== undefined) take(taken.value)
  })
  watch(
    () => play().problem,
    () => (taken.value = undefined),
  )

  return { pieces, steps, offers, taken, drag, take, make, click, canMove }
}

// A peg need not be dropped right over its hole.
const reach = 0.8

function nearest(steps: readonly PlayMove[], { x, y }: Spot): PlayMove | undefined {
  const away = (step: PlayMove) => Math.hypot(endOf(step).x - x, endOf(step).y - y)
  return steps.toSorted((one, other) => away(one) - away(other)).find((step) => away(step) < reach)
}
