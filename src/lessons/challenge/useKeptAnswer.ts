import { computed, ref } from 'vue'
import { allowedStorage } from '../../settings/deviceStorage'
import { useKeptValue } from '../../settings/useKeptValue'
import { withoutRoom } from '../../settings/withoutRoom'
import { hasFields } from '../../shared/hasFields'
import { jsonIn } from '../../shared/jsonIn'

interface KeptAnswer {
  readonly source?: string
}

/** What somebody wrote as the answer to a challenge, kept on the device. */
export function useKeptAnswer(challenge: string) {
  const key = `tansaku-challenge:${challenge}`
  const value = useKeptValue<KeptAnswer>(
    key,
    {},
    { read: readAnswer, write: (kept) => JSON.stringify(kept) },
  )
  /** What was there before it was begun again. */
  const before = ref<string>()
  /** The same, unless another window has written meanwhile: that is not to be written over. */
  const toBringBack = computed(() => (value.value.source === undefined ? before.value : undefined))

  return {
    /** Nothing while it is as it began. */
    kept: computed(() => value.value.source),
    /** Whether what was written ends with the page, since the device has no room for it, or refuses it. */
    isHereOnly: computed(
      () =>
        value.value.source !== undefined &&
        (withoutRoom.has(key) || allowedStorage() === undefined),
    ),
    write: (source: string): void => {
      value.value = { source }
      before.value = undefined
    },
    startAgain: (): void => {
      before.value = value.value.source
      value.value = {}
    },
    canBringBack: computed(() => toBringBack.value !== undefined),
    bringBack: (): void => {
      if (toBringBack.value !== undefined) value.value = { source: toBringBack.value }
      before.value = undefined
    },
  }
}

/** Reads what a device kept, which may be anything. */
function readAnswer(text: string): KeptAnswer {
  const kept = jsonIn(text)
  return hasFields(kept) && typeof kept.source === 'string' ? { source: kept.source } : {}
}
