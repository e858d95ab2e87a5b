import { useDebounceFn } from '@vueuse/core'
import { shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Stage } from '../../player/stageStore'
import type { Settings } from '../../puzzles/puzzle'
import { readAddress, writeAddress } from './address'
import type { WrongInLink } from './address'
import { settingsOf } from './setup/checkSettings'

const settleTime = 250

/**
 * Keeps a stage and the page's address the same: an address that is opened sets the stage, and a
 * step that is reached is put into the address.
 */
export function useAddress(stage: Stage) {
  const route = useRoute()
  const router = useRouter()
  const wrong = shallowRef<readonly WrongInLink[]>([])

  watch(
    () => route.query,
    (query) => {
      const address = readAddress(query)
      // What this page wrote itself says nothing new.
      if (isShown(address.settings, address.step)) return
      wrong.value = address.wrong
      if (stage.run && same(settingsOf(stage.run), address.settings)) stage.goTo(address.step)
      else stage.open(address.settings, address.step)
    },
    { immediate: true },
  )

  const write = useDebounceFn(() => {
    if (!stage.run || stage.playing) return
    const query = writeAddress(settingsOf(stage.run), stage.wantedStep)
    void router.replace({ query })
  }, settleTime)
  watch([() => stage.wantedStep, () => stage.playing], write)

  /** Opens another run, as a new entry of the browser's history. */
  function start(settings: Settings): void {
    void router.push({ query: writeAddress(settings, 0) })
    // The same run once more starts again from its first step.
    if (isShown(settings, stage.step)) stage.goTo(0)
  }

  function isShown(settings: Settings, step: number): boolean {
    return (
      stage.run !== undefined && same(settingsOf(stage.run), settings) && step === stage.wantedStep
    )
  }

  return { wrong, start }
}

function same(one: Settings, other: Settings): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}
