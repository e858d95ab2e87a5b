import { useRouter } from 'vue-router'
import type { Stage } from '../../../player/stageStore'
import { writeAddress } from '../../../setup/address/address'
import type { HideablePart } from '../../../setup/address/hidden'
import { absoluteLink } from './momentLink'

/** Tells the absolute address of a stage's moment, with parts of the lab hidden. */
export function useMomentLink(stage: Stage): (hidden?: Iterable<HideablePart>) => string {
  const router = useRouter()
  return (hidden = []) => {
    if (!stage.run) return ''
    const query = writeAddress(stage.run.settings, stage.step, stage.budget, hidden)
    return absoluteLink(window.location.href, router.resolve({ path: '/lab', query }).href)
  }
}
