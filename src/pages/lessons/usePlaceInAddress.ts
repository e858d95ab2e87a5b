import { useDebounceFn } from '@vueuse/core'
import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useLeaving } from '../useLeaving'
import { beatsIn } from './wrongInLesson'

const settleTime = 200

/**
 * Keeps the place of a reader in the address of a lesson, without a new entry in the history.
 *
 * @param onChange is called when anybody else has changed the address, with what it named before
 */
export function usePlaceInAddress(
  here: () => string | undefined,
  onChange: (before: string | undefined) => void,
) {
  const address = useRoute()
  const router = useRouter()
  /** The place in the address, as far as this page has put it there itself. */
  let written: string | undefined

  const leaving = useLeaving()

  /** What the address names: a place or another part of the text. */
  function named(): string | undefined {
    return beatsIn(address)[0]
  }

  function write(): void {
    const beat = here()
    if (leaving() || beat === undefined || beat === named()) return
    written = beat
    void router.replace({ params: { ...address.params, beat } })
  }

  const writeAfter = useDebounceFn((before: string | undefined) => {
    // Where a link was followed in the meantime, its address is the newer one.
    if (before === named()) write()
  }, settleTime)
  const writeSoon = () => void writeAfter(named())
  watch(here, (_, before) => {
    if (before !== undefined) writeSoon()
  })
  watch(named, (beat, before) => {
    if (beat !== written && !leaving()) onChange(before)
    written = undefined
  })

  return { named, write, writeSoon }
}
