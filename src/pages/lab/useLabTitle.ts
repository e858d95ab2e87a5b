import { watchEffect } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../player/stageStore'
import type { Run } from '../../recording/run'
import { useTranslation } from '../../words/useTranslation'

/** Names the document after where the search on a stage starts. */
export function useLabTitle(stage: Stage, run: Readonly<Ref<Run>>): void {
  const { t } = useTranslation()
  watchEffect(() => {
    document.title = stage.run
      ? t('common.documentTitle', { page: run.value.settings.start })
      : t('common.name')
  })
}
