import { computed, ref, shallowRef, watch } from 'vue'
import type { Stage } from '../../../../player/stageStore'
import { mostMoments, useChosenMoments } from './chosenMoments'
import { deckMoments } from './deckMoments'
import { togetherWith } from './readyMoments'
import type { LaidOutSteps } from './useStepTrees'

/** What has been done to the chosen moments, or why it was not. */
export interface DeckNews {
  readonly kind: 'added' | 'removed' | 'back' | 'tooMany'
  readonly count: number
}

/** The chosen moments of a stage's run, and what can be done to them. */
export function useDeck(stage: Stage) {
  const store = useChosenMoments()
  const news = ref<DeckNews>()
  /** Of another recording of the same run, with a lower limit, there may be fewer steps. */
  const steps = computed<readonly number[]>((before) => {
    const { run, lastStep } = stage
    const now = run ? store.stepsOf(run).filter((step) => step <= lastStep) : []
    const isSame = before?.length === now.length && now.every((step, at) => step === before[at])
    return isSame ? before : now
  })
  /** With the recording as it was when the moments changed: it goes on while they stay the same. */
  const chosen = shallowRef<LaidOutSteps>()
  watch(
    [() => stage.run, steps],
    () => {
      const { run, latest: recording } = stage
      chosen.value = run && recording && { run, recording, steps: steps.value }
    },
    { immediate: true },
  )
  const moments = computed(() => {
    if (!chosen.value) return []
    return deckMoments(chosen.value.run, chosen.value.recording, chosen.value.steps)
  })
  const removed = computed(() => {
    const { run } = stage
    return run && store.removed && store.isOf(store.removed, run) ? store.removed.steps : []
  })
  /** Those that a shorter recording does not show are chosen, too. */
  const allChosen = computed(() => new Set(stage.run ? store.stepsOf(stage.run) : []))

  /** Changes the list, unless there would be too many. */
  function extend(by: readonly number[], kind: 'added' | 'back', change: () => void): void {
    const count = togetherWith(allChosen.value, by)
    if (count > mostMoments) {
      news.value = { kind: 'tooMany', count }
      return
    }
    const added = count - allChosen.value.size
    change()
    news.value = { kind, count: added }
  }

  function add(wanted: readonly number[]): void {
    const { run } = stage
    if (run) extend(wanted, 'added', () => store.add(run, wanted))
  }

  function remove(wanted: readonly number[]): void {
    if (!stage.run) return
    store.remove(stage.run, wanted)
    news.value = { kind: 'removed', count: wanted.length }
  }

  function undo(): void {
    extend(removed.value, 'back', store.undoRemove)
  }

  return { chosen, steps, moments, removed, news, allChosen, add, remove, undo }
}
