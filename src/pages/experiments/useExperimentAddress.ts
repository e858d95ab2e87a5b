import { computed, ref, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { openingExperiment } from '../../experiments/defaults'
import type { Experiment } from '../../experiments/experiment'
import { isSameExperiment } from '../../experiments/isSameExperiment'
import { readExperiment } from '../../experiments/read/readExperiment'
import { ownSearchesOf } from '../../experiments/searchText'
import { writeExperiment } from '../../experiments/writeExperiment'
import { isUnread } from '../../ownSearch/admit/foreignSearches'
import type { Settings } from '../../problems/problem'
import type { Message } from '../../words/message'
import type { useForeignSearches } from '../useForeignSearches'
import { draftOf, textsOf } from './form/draft'
import type { Draft } from './form/draft'
import { preparedName } from './preparedExperiments'
import { readQuery } from './readQuery'
import { useExecution } from './run/useExecution'
import { wrongInQuery } from './wrongInQuery'

/**
 * The experiment of the address, as a draft that can be changed, and what is wrong with the address. It
 * tells what is shown, also when somebody comes back to it; without an experiment, that whose results
 * are still here. Nothing of the searches of one's own that it names is run.
 *
 * @param readSearches reads such searches
 * @param dropSearches forgets those of the address before
 * @param onOther is told when a link, or the browser's way back, has brought another experiment
 */
export function useExperimentAddress(
  readSearches: ReturnType<typeof useForeignSearches>['read'],
  dropSearches: () => void,
  onOther: () => void,
) {
  const route = useRoute()
  const router = useRouter()
  const execution = useExecution()
  /** The texts of the address that were written here last: they say nothing new. */
  let written = ''
  const wrong = shallowRef<readonly Message[]>([])
  const draft = ref(draftHere())
  const read = computed(() => readExperiment(textsOf(draft.value)))

  /** Whether the address has no experiment. */
  function isEmpty(): boolean {
    return Object.keys(route.query).length === 0
  }

  /** The experiment of the address; without one that whose results are still here, or the first one. */
  function draftHere(): Draft {
    const texts = readQuery(route.query)
    const { results } = execution
    wrong.value = ownSearchesOf(texts).some(isUnread) ? [] : wrongInQuery(route.query)
    if (!isEmpty()) return draftOf(texts)
    return draftOf(results ? writeExperiment(results.experiment) : openingExperiment)
  }

  /** Whether the form is needed: to start what an address has, or for what somebody has set up. */
  function needsForm(): boolean {
    const { results } = execution
    if (!results) return !isEmpty()
    if (wrong.value.length > 0 || !read.value.ok) return true
    const { value } = read.value
    return !preparedName(value) || !isSameExperiment(value, results.experiment)
  }

  async function readOwnSearches(): Promise<void> {
    const { query } = route
    const named = ownSearchesOf(readQuery(query))
    dropSearches()
    if (named.length === 0) return
    const hadUnread = named.some(isUnread)
    const faults = await readSearches(named, () => route.query === query)
    if (!faults || !hadUnread) return
    draft.value = draftHere()
    wrong.value = [...faults, ...wrong.value]
  }

  function setUp(experiment: Experiment): void {
    draft.value = draftOf(writeExperiment(experiment))
  }

  /** Notes texts that this page is about to write, so that they are not read again. */
  function noteWritten(texts: Settings): void {
    written = JSON.stringify(readQuery(texts))
  }

  function write(experiment: Experiment): void {
    const texts = writeExperiment(experiment)
    wrong.value = []
    noteWritten(texts)
    void router.push({ name: 'experiments', query: { ...texts } })
  }

  if (isEmpty() && execution.results) {
    const texts = writeExperiment(execution.results.experiment)
    noteWritten(texts)
    void router.replace({ query: { ...texts } })
  }
  void readOwnSearches()

  watch(
    () => route.query,
    (query) => {
      if (route.name !== 'experiments' || JSON.stringify(readQuery(query)) === written) return
      draft.value = draftHere()
      onOther()
      void readOwnSearches()
    },
  )

  return { draft, wrong, read, isEmpty, needsForm, setUp, write }
}
