import { useDebounceFn } from '@vueuse/core'
import { computed, ref, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Stage } from '../../player/stageStore'
import type { ReadRecording } from '../../recording/file/readClient'
import type { Recording } from '../../recording/recording'
import { isSameRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import { budgets, defaultBudget } from '../../recording/write/recorder'
import { readAddress, writeAddress } from '../../setup/address/address'
import type { Query } from '../../setup/address/address'
import type { PictureChoice } from '../../setup/address/pictures'
import { fitsLink } from '../../shared/link/linkLimit'
import type { Message } from '../../words/message'
import { useKeptMoment } from '../useKeptMoment'
import { useLeaving } from '../useLeaving'
import { namesOwnSearch, withoutOwnSearch } from './code/ownInQuery'
import { useLinkedCode } from './code/useLinkedCode'
import { useOriginLesson } from './useOriginLesson'
import { useWrong } from './useWrong'

const settleTime = 250

/**
 * Keeps a stage and the page's address the same: an address that is opened sets the stage, and a
 * step that is reached is put into the address.
 */
export function useAddress(stage: Stage) {
  const route = useRoute()
  const router = useRouter()
  const leaving = useLeaving()
  const { wrong, isOfLink, look, tell, forget, dismiss } = useWrong(stage)
  const { linked, ask, admit, unlessForeign, allow } = useLinkedCode()
  /** True while the code that the address holds is read. */
  let isReading = false
  /** The address as it was read last. */
  let firstRead: Query | undefined = readable(route.query)
  const address = shallowRef(readAddress(firstRead))
  const hidden = computed(() => address.value.hidden)
  /** What is shown of a search whose problem has a map, where somebody said it. */
  const picture = ref<PictureChoice | undefined>(address.value.picture)
  /** The run that is asked for, by the address or by hand. */
  const asked = shallowRef(address.value.run)
  /** With how many nodes at most it is asked for. */
  let askedBudget = address.value.budget
  /** The query that this page wrote last, if nothing else was read since. */
  let written = ''

  const origin = useOriginLesson()

  watch(
    () => route.query,
    (query) => {
      // What this page wrote itself says nothing new.
      if (JSON.stringify(query) === written) return
      written = ''
      take(query)
    },
  )
  take(route.query)

  /** Opens what a query says, as soon as the code that it may hold was read. */
  function take(query: Query): void {
    const isWanted = ask()
    linked.value = undefined
    isReading = namesOwnSearch(query)
    if (!isReading) return openAs(query, [])
    void admit(query).then((admission) => {
      if (!isWanted()) return
      isReading = false
      if (admission.kind === 'foreign') linked.value = admission.linked
      if (admission.kind === 'known') openAs(admission.query, [])
      else openAs(withoutOwnSearch(query), admission.kind === 'wrong' ? [admission.message] : [])
    })
  }

  function openAs(query: Query, also: readonly Message[]): void {
    // Reading makes the problem, which may take long: what was read at first is not read twice.
    if (query !== firstRead) address.value = readAddress(query)
    firstRead = undefined
    picture.value = address.value.picture
    open(query, also)
  }

  /** A query as far as it can be read at once. */
  function readable(query: Query): Query {
    return namesOwnSearch(query) ? withoutOwnSearch(query) : query
  }

  /** Brings the stage to what the address says. */
  function open(query: Query, also: readonly Message[]): void {
    const { run, step, budget } = address.value
    asked.value = run
    askedBudget = budget
    // Also where nothing else is shown than before: it may be the default of what is wrong.
    look(query, address.value, also, origin.isWrong())
    if (isShown(run, budget) && step === stage.wantedStep) return
    if (isShown(run, budget)) stage.askFor(step)
    else stage.open(run, step, budget)
  }

  const write = useDebounceFn(() => {
    if (leaving() || !stage.run || stage.playing || stage.opening) return
    // The address holds code that is being read, or looked at.
    if (isReading || linked.value) return
    const query = queryFor(stage.run, stage.wantedStep)
    noteWritten(query)
    void router.replace({ query })
  }, settleTime)
  watch([() => stage.wantedStep, () => stage.playing, picture], write)
  // The address says what is shown, also where what was asked for could not be started, and where
  // it could be on another try.
  watch([() => stage.failed, () => stage.run, () => stage.budget], ([failed, run, budget]) => {
    if (!run || stage.opening) return
    if (budget === askedBudget && isSameRun(run, asked.value)) return
    if (failed?.run === run && failed.rows === budget) return
    asked.value = run
    askedBudget = budget
    void write()
  })
  useKeptMoment(() => {
    if (!stage.run || stage.opening) return undefined
    return { query: queryFor(stage.run, stage.wantedStep) }
  })

  /** Opens another run, as a new entry of the browser's history. */
  async function start(run: Run): Promise<void> {
    const fault = await unlessForeign(run.settings, queryFor(run, 0), () => {
      const { budget, latest } = stage
      // The same run once more starts again from its first step; one that was stopped, or of which
      // nothing came, altogether.
      const isAgain = isShown(run, budget) && latest && latest.outcome?.kind !== 'cancelled'
      if (isAgain) stage.goTo(0)
      else stage.open(run, 0, budget)
      push(run, 0, budget)
    })
    if (fault) tell(fault)
  }

  /** Runs the same search again and records more of it, or less. */
  async function changeBudget(budget: number): Promise<void> {
    const { run, wantedStep } = stage
    if (!run) return
    const fault = await unlessForeign(run.settings, queryFor(run, wantedStep, budget), () => {
      stage.open(run, wantedStep, budget)
      push(run, wantedStep, budget)
    })
    if (fault) tell(fault)
  }

  /** Shows a recording that was opened from a file, as a new entry of the browser's history. */
  function show({ run, recording }: ReadRecording): void {
    const budget = budgetOf(recording)
    stage.openRecording(run, recording, budget)
    push(run, 0, budget)
  }

  function push(run: Run, step: number, budget: number): void {
    forget()
    isReading = false
    asked.value = run
    askedBudget = budget
    const query = queryFor(run, step, budget)
    noteWritten(query)
    void router.push({ query })
  }

  /** Runs the code that the address has brought: somebody has read it and wants it to run. */
  async function runLinked(): Promise<void> {
    const query = await allow()
    if (query) take(query)
  }

  /** Lets the code go that the address has brought. */
  function dropLinked(): void {
    linked.value = undefined
    void write()
  }

  /** Notes a query that this page is about to write, so that it is not read again. */
  function noteWritten(query: Query): void {
    written = JSON.stringify(query)
  }

  /** The query of a step of a run. */
  function queryFor({ settings }: Run, step: number, budget = stage.budget) {
    const whole = writeAddress(settings, step, budget, hidden.value, picture.value)
    const { code = '', ...withoutCode } = whole
    return {
      // Without its code a search is found on the device, by its name.
      ...(fitsLink(code) ? whole : withoutCode),
      ...origin.written(),
    }
  }

  function isShown(run: Run, budget: number): boolean {
    // While another run is on its way, what is shown may have been cut off: it does not count.
    if (!stage.run || stage.opening) return false
    return stage.budget === budget && isSameRun(stage.run, run)
  }

  return {
    ...{ wrong, isOfLink, hidden, picture, asked, originLesson: origin.place, linked },
    ...{ start, changeBudget, show, dismiss, runLinked, dropLinked },
  }
}

/** A budget with which a run is recorded as far as a recording goes. */
function budgetOf({ rows, overBudget }: Recording): number {
  if (!overBudget && rows <= defaultBudget) return defaultBudget
  return budgets.find((budget) => budget >= rows) ?? defaultBudget
}
