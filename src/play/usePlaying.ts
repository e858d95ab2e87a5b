import { computed, reactive, ref, shallowRef, watch } from 'vue'
import type { Stage } from '../player/stageStore'
import type { State } from '../problems/problem'
import { stateKey } from './hint/knowledge'
import { useHint } from './hint/useHint'
import type { RecordRun } from '../recording/transfer/recordClient'
import type { PlayMove } from './moves'
import { makeMove, playFrom, positionOf } from './play'
import type { Play } from './play'

/**
 * The game beside a stage: whether its pane is open, and what was played. It stays as it is until a
 * run of another problem, or from another start, is opened.
 */
export function usePlaying(stage: Stage, record?: RecordRun) {
  const open = ref(false)
  const play = shallowRef<Play>()
  const hint = useHint(record)
  /** The board for which a hint was asked for. */
  const hinted = ref<string>()
  const state = computed(() => play.value && positionOf(play.value).state)

  function start(from?: State): void {
    const problem = stage.run?.problem
    if (!problem) return
    if (from || !play.value) play.value = playFrom(problem, from ?? problem.start)
    open.value = true
  }

  function close(): void {
    open.value = false
  }

  /** Puts the game after a move, or after one that was taken back. */
  function change(to: Play): void {
    play.value = to
  }

  function move(made: PlayMove): void {
    if (play.value) change(makeMove(play.value, made))
  }

  /** Asks for the distance to the goal and the next move; without a board, from the one played to. */
  function askHint(from = state.value): void {
    if (!play.value || !from) return
    hinted.value = stateKey(from)
    hint.ask(play.value.problem, from)
  }

  // A hint is for one board; one that is asked for right after a move is for the new one.
  watch(
    state,
    () => {
      hint.cancel()
      hinted.value = undefined
    },
    { flush: 'sync' },
  )
  watch(
    () => JSON.stringify(stage.run?.problem.settings),
    () => {
      open.value = false
      play.value = undefined
      hint.forget()
    },
  )

  return reactive({ open, play, state, hint, hinted, start, close, change, move, askHint })
}

/** A game beside a stage, with its hints. */
export type Playing = ReturnType<typeof usePlaying>
