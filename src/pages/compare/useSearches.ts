import { computed, onScopeDispose, shallowRef } from 'vue'
import { useStage } from '../../player/stageStore'
import type { Run } from '../../recording/run'
import { budgetOfEach } from './comparison'
import { slotsFor } from './slots'
import type { Slot } from './slots'

/** The stages of the searches that are compared; those that go are closed. */
export function useSearches() {
  const slots = shallowRef<readonly Slot[]>([])
  const searches = computed(() => slots.value.map((slot) => ({ ...slot, stage: stageOf(slot) })))

  function show(wanted: readonly Run[]): void {
    const before = slots.value
    const after = slotsFor(before, wanted)
    for (const slot of before) {
      if (!after.some(({ id }) => id === slot.id)) stageOf(slot).close()
    }
    for (const slot of after) {
      if (!before.includes(slot)) stageOf(slot).open(slot.run, 0, budgetOfEach)
    }
    slots.value = after
  }

  onScopeDispose(() => show([]))
  return { searches, show }
}

function stageOf({ id }: Slot) {
  return useStage(`compare/${id}`)
}

/** A search that is compared, with its stage. */
export type Search = ReturnType<typeof useSearches>['searches']['value'][number]
