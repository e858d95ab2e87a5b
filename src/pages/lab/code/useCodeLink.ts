import { useRouter } from 'vue-router'
import { loadOwnCode } from '../../../ownSearch/loadOwnCode'
import type { Run } from '../../../recording/run'
import { ownId } from '../../../solvers/manifest/ownSolvers'
import { absoluteLink } from '../share/momentLink'

/** Makes the address of a search of one's own, on the problem that is shown. */
export function useCodeLink(run: () => Run) {
  const router = useRouter()
  return async (source: string, name: string): Promise<string> => {
    const { packText } = await loadOwnCode()
    const query = {
      ...run().problem.settings,
      solver: ownId(name),
      code: await packText(source),
    }
    return absoluteLink(window.location.href, router.resolve({ path: '/lab', query }).href)
  }
}
