import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Settings } from '../puzzles/puzzle'
import { cancelled } from '../recording/cancelled'
import { countsAt } from '../recording/counts'
import { eventAt } from '../recording/events'
import { frontierAt } from '../recording/frontier'
import { stepAfter, stepBefore } from '../recording/jumps'
import type { StepSize } from '../recording/jumps'
import { recordInWorker } from '../recording/recordClient'
import { usualBudget } from '../recording/recorder'
import type { Recording } from '../recording/recording'
import { readRun } from '../recording/run'
import type { Run, RunProblem } from '../recording/run'
import type { Node } from '../solvers/solver'
import { frameClock } from './clock'
import { speedChange, stepsPerSecond } from './speed'

/**
 * The store of one stage. It holds what a person chose (the run, the step, the selection, the
 * pace) and the recording; everything else follows from these.
 *
 * @param id the stage's name; each name has a store of its own
 */
export function useStage(id: string) {
  return defineStore(`stage/${id}`, createStage)()
}
export type Stage = ReturnType<typeof useStage>

function createStage() {
  const run = shallowRef<Run>()
  const recording = shallowRef<Recording>()
  const failure = ref<string>()
  /** The step asked for; it may lie beyond what has been recorded so far. */
  const wantedStep = ref(0)
  const selected = ref<Node>()
  const playing = ref(false)
  const speed = ref(0.2)
  const stepSize = ref<StepSize>('event')
  let release = () => {}
  let stopClock = () => {}

  const lastStep = computed(() => Math.max(0, (recording.value?.events ?? 1) - 1))
  const step = computed(() => Math.min(wantedStep.value, lastStep.value))
  const ended = computed(() => recording.value?.outcome !== undefined)
  const recordingRuns = computed(
    () => run.value !== undefined && !ended.value && failure.value === undefined,
  )
  const event = computed(() => recording.value && eventAt(recording.value, step.value))
  const counts = computed(() => recording.value && countsAt(recording.value, step.value))
  const frontier = computed(() => recording.value && frontierAt(recording.value, step.value))
  const pace = computed(() => stepsPerSecond(speed.value, lastStep.value))
  /** The node that the event is about. */
  const current = computed(() => nodeOf(event.value, recording.value))
  /** The node that the panes speak of: the selected one, else the current one. */
  const focus = computed(() => selected.value ?? current.value)

  /**
   * Opens a run at a step and starts to record it; the stage stays as it was when the settings
   * are wrong.
   *
   * @returns what is wrong with the settings, or nothing
   */
  function open(settings: Settings, atStep = 0): RunProblem | undefined {
    const read = readRun(settings)
    if (!read.ok) return read.problem
    close()
    run.value = read.value
    wantedStep.value = atStep
    release = recordInWorker(settings, usualBudget, {
      onRecording: (latest) => (recording.value = latest),
      onFailure: (reason) => (failure.value = reason),
    })
    return undefined
  }

  /** Stops recording and keeps what there is. */
  function cancel(): void {
    release()
    if (recording.value) recording.value = cancelled(recording.value)
  }

  /** Stops everything and lets the recording go. */
  function close(): void {
    pause()
    release()
    run.value = undefined
    recording.value = undefined
    failure.value = undefined
    selected.value = undefined
    wantedStep.value = 0
  }

  /** Selects a node for all views, or none. */
  function select(node?: Node): void {
    selected.value = node
  }

  function goTo(target: number): void {
    wantedStep.value = Math.max(0, Math.min(Math.round(target), lastStep.value))
  }

  function stepForward(size: StepSize = stepSize.value): void {
    if (recording.value) goTo(stepAfter(recording.value, step.value, size))
  }

  function stepBack(size: StepSize = stepSize.value): void {
    if (recording.value) goTo(stepBefore(recording.value, step.value, size))
  }

  function play(): void {
    if (playing.value || !recording.value) return
    if (ended.value && step.value === lastStep.value) goTo(0)
    playing.value = true
    let due = 0
    stopClock = frameClock((seconds) => {
      due += seconds * pace.value
      const whole = Math.floor(due)
      due -= whole
      advance(whole)
      if (ended.value && step.value === lastStep.value) pause()
    })
  }

  function advance(steps: number): void {
    if (stepSize.value === 'event') goTo(step.value + steps)
    else for (let i = 0; i < steps && step.value < lastStep.value; i++) stepForward()
  }

  function pause(): void {
    stopClock()
    playing.value = false
  }

  /** @param to from 0, the slowest, to 1 */
  function setSpeed(to: number): void {
    speed.value = Math.min(1, Math.max(0, to))
  }

  function changeSpeed(by: 'faster' | 'slower'): void {
    setSpeed(speed.value + (by === 'faster' ? speedChange : -speedChange))
  }

  function setStepSize(size: StepSize): void {
    stepSize.value = size
  }

  return {
    run,
    recording,
    failure,
    selected,
    playing,
    speed,
    stepSize,
    wantedStep,
    step,
    lastStep,
    ended,
    recordingRuns,
    event,
    counts,
    frontier,
    pace,
    current,
    focus,
    open,
    cancel,
    close,
    select,
    goTo,
    stepForward,
    stepBack,
    play,
    pause,
    setSpeed,
    changeSpeed,
    setStepSize,
  }
}

function nodeOf(
  event: ReturnType<typeof eventAt> | undefined,
  recording: Recording | undefined,
): Node | undefined {
  if (!event || !recording) return undefined
  if (event.kind !== 'finish') return event.node
  if (event.outcome.kind === 'solved') return event.outcome.node
  return recording.expansions.items[recording.expanded - 1]
}
