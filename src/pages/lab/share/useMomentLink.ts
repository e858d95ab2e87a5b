import { useRouter } from 'vue-router'
import type { Stage } from '../../../player/stageStore'
import { writeAddress } from '../../../setup/address/address'
import type { HideablePart } from '../../../setup/address/hidden'
import { settingsOf } from '../../../setup/checkSettings'
import { absoluteLink } from './momentLink'

/** Tells the absolute address of a stage's moment, with parts of the lab hidden. */
export function useMomentLink(stage: Stage): (hidden?: Iterable<HideablePart>) => string {
  const router = useRouter()
  return (hidden = []) => {
    if (!stage.run) return ''
    const query = writeAddress(settingsOf(stage.run), stage.step, stage.budget, hidden)
    return absoluteLink(window.location.href, router.resolve({ path: '/lab', query }).href)
  }
}
