import { effectScope, shallowRef } from 'vue'
import { afterFirstTree } from '../../../loading/firstDrawn'
import { retryable } from '../../../loading/retryable'
import type { Stage } from '../../../player/stageStore'
import type { Run } from '../../../recording/run'
import type { Beside, makeBeside } from './beside'

const load = retryable(
  afterFirstTree(() => import('./beside')),
  'makeBeside',
)

/**
 * What somebody does beside the tree of a lab: it comes once the first tree is drawn, and lasts as
 * long as the page.
 *
 * @param start opens a run, and answers once it is opened
 */
export function useBeside(stage: Stage, start: (run: Run) => Promise<void>) {
  const scope = effectScope()
  const beside = shallowRef<Beside>()

  /** Makes it, where it was not made yet. */
  function keep(make: typeof makeBeside): Beside {
    beside.value ??= scope.run(() => make(stage, start))
    if (!beside.value) throw new Error('the page was left')
    return beside.value
  }

  /**
   * Does something with it; nothing where it does not come: that is said in the place of the panes.
   *
   * @returns whether it was done
   */
  async function withBeside(act: (beside: Beside) => unknown): Promise<boolean> {
    const loaded = await load().catch(() => undefined)
    if (!loaded || !scope.active) return false
    await act(keep(loaded.makeBeside))
    return true
  }
  // Code that the address names is opened for writing, whether or not the panes are shown.
  void withBeside(() => {})

  return { beside, keep, withBeside }
}
