import { computed, onScopeDispose, reactive, ref, shallowRef, watch } from 'vue'
import type { Stage } from '../player/stageStore'
import type { Problem, State } from '../problems/problem'
import type { RecordRun } from '../recording/transfer/recordClient'
import { stateKey } from './hint/knowledge'
import { useHint } from './hint/useHint'
import type { PlayMove } from './moves'
import { makeMove, playFrom, positionOf } from './play'
import type { Play } from './play'

/** The games that were left beside each stage, by their problem and start; the last one at the end. */
const leftBeside = new WeakMap<Stage, Map<string, Play>>()
const mostLeft = 20

/**
 * The game beside a stage: whether its pane is open, and what was played. It stays as it is until a
 * run of another problem, or from another start, is opened; somebody who comes back can go on.
 */
export function usePlaying(stage: Stage, record?: RecordRun) {
  const open = ref(false)
  const left = leftBeside.get(stage) ?? new Map<string, Play>()
  leftBeside.set(stage, left)
  const task = computed(() => stage.run && taskOf(stage.run.problem))
  const play = shallowRef(gameFor(task.value))
  const hint = useHint(record)
  /** The board for which a hint was asked for. */
  const hinted = ref<string>()
  const state = computed(() => play.value && positionOf(play.value).state)

  function gameFor(wanted: string | undefined): Play | undefined {
    return wanted === undefined ? undefined : left.get(wanted)
  }

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
  watch(task, (now) => {
    leave(left, play.value)
    open.value = false
    play.value = gameFor(now)
    hint.forget()
  })
  onScopeDispose(() => leave(left, play.value))

  return reactive({ open, play, state, hint, hinted, start, close, change, move, askHint })
}

/** The problem and the start of a game. */
function taskOf({ settings }: Problem): string {
  return JSON.stringify(settings)
}

/** Keeps a game in which something was moved. */
function leave(left: Map<string, Play>, play: Play | undefined): void {
  if (!play || play.positions.length < 2) return
  const task = taskOf(play.problem)
  left.delete(task)
  left.set(task, play)
  for (const oldest of [...left.keys()].slice(0, -mostLeft)) left.delete(oldest)
}

/** A game beside a stage, with its hints. */
export type Playing = ReturnType<typeof usePlaying>
