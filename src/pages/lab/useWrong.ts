import { computed, ref, shallowRef } from 'vue'
import { afterFirstTree } from '../../loading/firstDrawn'
import { retryable } from '../../loading/retryable'
import type { Stage } from '../../player/stageStore'
import type { Address, Query } from '../../setup/address/address'
import { loadingMessage, partName } from '../../words/loading'
import type { Message } from '../../words/message'

const load = retryable(
  afterFirstTree(() => import('./wrongInAddress')),
  'wrongInAddress',
)
const notLoaded = loadingMessage(partName('wrong'), { kind: 'not-loaded' })

/** What is wrong with the address of a lab: it is said once the first tree is drawn. */
export function useWrong(stage: Stage) {
  /** What puts it into words. */
  const teller = shallowRef<Awaited<ReturnType<typeof load>>>()
  /** The address that was opened; nothing once somebody has read what is wrong, or went on. */
  const opened = shallowRef<{ readonly query: Query; readonly address: Address }>()
  /** Whether it names a place in a lesson that there is not. */
  const noOrigin = ref(false)
  /** What is wrong besides its text. */
  const besides = shallowRef<readonly Message[]>([])
  /** Whether the last try brought no words. */
  const isMissing = ref(false)

  const unread = computed<readonly Message[]>(() => {
    const { query, address } = opened.value ?? {}
    if (!query || !address) return besides.value
    if (teller.value)
      return [...besides.value, ...teller.value.wrongInAddress(query, address, noOrigin.value)]
    return isMissing.value && (noOrigin.value || address.wrong.length > 0)
      ? [...besides.value, notLoaded]
      : besides.value
  })
  const pastEnd = computed(() => teller.value?.stepPastEnd(stage.latest, stage.wantedStep) ?? [])
  // The same list while nothing is wrong: another at every step would render the page anew.
  const wrong = computed(() =>
    pastEnd.value.length === 0 ? unread.value : [...unread.value, ...pastEnd.value],
  )

  async function ask(): Promise<void> {
    teller.value ??= await load().catch(() => undefined)
    isMissing.value = teller.value === undefined
  }

  /**
   * Looks at an address that was opened.
   *
   * @param known what is wrong besides its text
   * @param isOriginWrong whether it names a place in a lesson that there is not
   */
  function look(
    query: Query,
    address: Address,
    known: readonly Message[],
    isOriginWrong: Promise<boolean>,
  ): void {
    const now = { query, address }
    opened.value = now
    besides.value = known
    noOrigin.value = false
    void ask()
    void isOriginWrong.then((isWrong) => {
      if (opened.value === now) noOrigin.value = isWrong
    })
  }

  /** Says what went wrong without an address. */
  function tell(message: Message): void {
    opened.value = undefined
    besides.value = [message]
  }

  function forget(): void {
    opened.value = undefined
    besides.value = []
  }

  /** Takes what is shown for what was asked. */
  function dismiss(): void {
    forget()
    if (pastEnd.value.length > 0) stage.goTo(stage.lastStep)
  }

  return {
    wrong,
    isOfLink: computed(() => opened.value !== undefined),
    look,
    tell,
    forget,
    dismiss,
  }
}
