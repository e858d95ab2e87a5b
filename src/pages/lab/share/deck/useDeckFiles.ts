import { until } from '@vueuse/core'
import { computed, onScopeDispose, shallowRef } from 'vue'
import type { Ref } from 'vue'
import { download } from '../../../../stage/download'
import { readPalette } from '../../../../stage/tree/brush/palette'
import type { Palette } from '../../../../stage/tree/brush/palette'
import { fileName } from '../../../../stage/tree/save/fileName'
import { slidesOf } from '../../../../stage/tree/save/slide'
import { deckFile } from './deckFile'
import { deckMoments } from './deckMoments'
import { handoutOf } from './handout'
import type { HandoutContent } from './handout'
import { narrationsText } from './narrationsText'
import type { LinkToStep } from './narrationsText'
import { useDeckWork } from './useDeckWork'
import { useStepTrees } from './useStepTrees'
import type { LaidOutSteps } from './useStepTrees'

/** The pictures of the chosen moments, as slides in a file and as a handout. */
export function useDeckFiles(
  chosen: Readonly<Ref<LaidOutSteps | undefined>>,
  palette: Readonly<Ref<Palette | undefined>>,
  linkTo: () => LinkToStep | undefined,
) {
  const { laidOut, fault, retry } = useStepTrees(() => chosen.value)
  const { doing, share, failed, work, cancel } = useDeckWork()
  /** Stays until the moments change, for those who print once more. */
  const handout = shallowRef<HandoutContent & { readonly of: LaidOutSteps }>()
  const shownHandout = computed(() =>
    handout.value?.of.steps === chosen.value?.steps ? handout.value : undefined,
  )
  const slides = computed(
    () =>
      laidOut.value &&
      palette.value &&
      slidesOf({ ...laidOut.value, palette: palette.value }, laidOut.value.steps),
  )
  /** The slide of a step; none while its tree is still being laid out. */
  const slideAt = computed(() => (step: number) => {
    return laidOut.value?.steps.includes(step) ? slides.value?.(step) : undefined
  })

  /** The trees of the moments as they are chosen now; nothing where they cannot be laid out. */
  async function ready() {
    await until(() => laidOut.value?.steps === chosen.value?.steps || fault.value).toBeTruthy()
    return fault.value ? undefined : laidOut.value
  }

  async function save(ending: 'svg' | 'png'): Promise<void> {
    const file = await work('slides', async (listener) => {
      const trees = await ready()
      if (!trees || !slides.value || listener.isCancelled()) return undefined
      const { run, recording, steps } = trees
      const moments = deckMoments(run, recording, steps)
      const narrations = narrationsText(run, moments, ending, linkTo())
      const content = { moments, sheetOf: slides.value, narrations, ending }
      return { run, content: await deckFile(content, listener) }
    })
    if (file?.content) {
      download(file.content, `tansaku-${fileName(file.run, undefined, 'zip', 'deck')}`)
    }
  }

  /** @param paper an element in the colours of paper */
  async function makeHandout(paper: Element): Promise<boolean> {
    const made = await work('handout', async (listener) => {
      const trees = await ready()
      if (!trees || listener.isCancelled()) return undefined
      const content = await handoutOf({ ...trees, palette: readPalette(paper) }, listener)
      return content && { ...content, of: trees }
    })
    if (!made) return false
    handout.value?.release()
    handout.value = made
    return true
  }

  onScopeDispose(() => handout.value?.release())
  return {
    slideAt,
    fault,
    retry,
    doing,
    share,
    failed,
    cancel,
    save,
    makeHandout,
    handout: shownHandout,
  }
}
