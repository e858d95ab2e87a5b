import { computed } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../player/stageStore'
import type { Route } from '../route'
import { heldBackBy } from './heldBack'
import type { HeldBack } from './heldBack'

/** What the stage has to hold back at its step, so that no open question of its run is answered. */
export function useHeldBack(
  stage: Pick<Stage, 'latest' | 'run' | 'step'>,
  { current, places }: Route,
  settled: Readonly<Ref<ReadonlyMap<string, number>>>,
  target: Readonly<Ref<number | undefined>>,
): Readonly<Ref<HeldBack['ask'] | undefined>> {
  const spans = computed(() => {
    const { latest, run } = stage
    // Until the place is found the stage may still show another run.
    if (!latest || !run || target.value === undefined) return []
    const open = places.value.filter(
      (place) => place.run === current.value?.run && !settled.value.has(place.id),
    )
    return open.flatMap((place) => heldBackBy(latest, run, place) ?? [])
  })
  return computed(() => {
    const { step } = stage
    return spans.value.find(({ from, to }) => from <= step && step <= to)?.ask
  })
}
