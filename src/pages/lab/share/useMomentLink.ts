import { useRouter } from 'vue-router'
import type { Stage } from '../../../player/stageStore'
import { writeAddress } from '../../../setup/address/address'
import type { HideablePart } from '../../../setup/address/hidden'
import type { PictureChoice } from '../../../setup/address/pictures'
import { absoluteLink } from './momentLink'

/** Tells the absolute address of a stage's moment, or of another step, with parts of the lab hidden. */
export function useMomentLink(
  stage: Stage,
): (hidden: Iterable<HideablePart>, picture: PictureChoice | undefined, step?: number) => string {
  const router = useRouter()
  return (hidden, picture, step = stage.step) => {
    if (!stage.run) return ''
    const { run, budget } = stage
    const query = writeAddress(run.settings, step, budget, hidden, picture)
    return absoluteLink(window.location.href, router.resolve({ path: '/lab', query }).href)
  }
}
