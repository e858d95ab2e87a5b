import { computed } from 'vue'
import type { Stage } from '../../player/stageStore'
import { useTranslation } from '../../words/useTranslation'
import { useLasting } from '../useLasting'
import type { useLayouts } from './picture/useLayouts'
import { useEmptyView } from './useEmptyView'

// While a run is being recorded the tree is always a little behind.
const leastLateness = 500

/** What is said of a tree: to those who do not see it, in its place, and over it. */
export function useTreeMessages(
  stage: Stage,
  {
    laidOut,
    isBehind,
    fault,
  }: Pick<ReturnType<typeof useLayouts>, 'laidOut' | 'isBehind' | 'fault'>,
  picture: Parameters<typeof useEmptyView>[0],
) {
  const { t } = useTranslation()
  const isLate = useLasting(isBehind, leastLateness)
  const isEmptyView = useEmptyView(picture)
  const label = computed(() => {
    const { step, counts } = stage.described
    // Before the first node there is no level yet.
    const depth = Math.max(0, counts?.deepest ?? 0)
    return t('tree.canvas', { step, generated: counts?.generated ?? 0, depth })
  })
  const hasFailed = computed(() => stage.failed !== undefined || fault.value !== undefined)
  const message = computed(() => {
    if (hasFailed.value) return ''
    if (!stage.run && !stage.opening) return t('tree.empty')
    return laidOut.value ? '' : t('tree.preparing')
  })
  return { isLate, isEmptyView, label, hasFailed, message }
}
