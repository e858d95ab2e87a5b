// A presenter shows searches of any problem.
import '../../problems/all'
import { onScopeDispose, ref, watch } from 'vue'
import type { Ref } from 'vue'
import { useRouter } from 'vue-router'
import type { Stage } from '../../player/stageStore'
import { readAddress } from '../../setup/address/address'
import type { Query } from '../../setup/address/address'
import { admitSearch } from '../lab/code/linkedCode'

/**
 * Brings a stage to the addresses of moments as they come, each address of the lab; only another
 * search is recorded anew. Code that nobody has run in this browser is not run.
 *
 * @returns whether the search that is asked for has such code, so that another one stays shown
 */
export function useShownStage(stage: Stage, address: Readonly<Ref<string>>) {
  const router = useRouter()
  const isForeign = ref(false)
  /** The search that was asked for last, as its address without the step. */
  let asked: string | undefined

  watch(address, take, { immediate: true })
  // A search begins at the step for which it was asked, and the lecture may have gone on since.
  watch(
    () => stage.opening,
    (opening) => {
      if (!opening) goOn()
    },
  )
  onScopeDispose(() => stage.close())

  function take(hash: string): void {
    const { query } = router.resolve(hash.slice(1))
    const search = JSON.stringify({ ...query, step: undefined })
    if (search !== asked) {
      asked = search
      void open(query, search)
    } else {
      goOn()
    }
  }

  function stepNow(): number {
    return readAddress({ step: router.resolve(address.value.slice(1)).query.step }).step
  }

  function goOn(): void {
    if (!isForeign.value) stage.askFor(stepNow())
  }

  async function open(query: Query, search: string): Promise<void> {
    const admission = await admitSearch(query)
    if (search !== asked) return
    isForeign.value = admission.kind !== 'known'
    if (admission.kind !== 'known') return
    const { run, budget } = readAddress(admission.query)
    stage.open(run, stepNow(), budget)
  }

  return { isForeign }
}
