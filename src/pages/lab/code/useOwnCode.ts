import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { CodeMark } from '../../../ownSearch/editor/codeMark'
import type { OwnSearch } from '../../../ownSearch/kept/ownSearch'
import { useOwnSearches } from '../../../ownSearch/kept/useOwnSearches'
import { loadOwnCode } from '../../../ownSearch/loadOwnCode'
import { notLoaded, prepareMessage, prepareSource } from '../../../ownSearch/prepareSource'
import type { PrepareFault } from '../../../ownSearch/prepareSource'
import type { Stage } from '../../../player/stageStore'
import { readRunOn } from '../../../recording/run'
import type { Run } from '../../../recording/run'
import { checkSettings } from '../../../setup/checkSettings'
import { nameInId, ownId } from '../../../solvers/manifest/ownSolvers'
import { lineOf } from '../../../stage/code/eventLine'
import { faultMessage } from '../../../words/faults/faults'
import { say } from '../../../words/message'
import type { Message } from '../../../words/message'
import { solverName } from '../../../words/solverNames'
import { stopMessage } from '../../../words/stopped'
import { useOpenSearch } from './useOpenSearch'

/** How the code in the editor stands to what the stage shows. */
type Standing = 'running' | 'notShown' | 'changed' | 'notRun'

/**
 * The code of a stage that can be changed: which of one's own searches is open in the editor, and
 * what is said of its lines.
 *
 * @param start opens a run, and answers once it is opened
 */
export function useOwnCode(stage: Stage, start: (run: Run) => Promise<void>) {
  const searches = useOwnSearches()
  const openId = useOpenSearch()
  let isLeft = false
  onScopeDispose(() => (isLeft = true))
  const search = computed(() => searches.entries.find(({ id }) => id === openId.value))
  /** Whether the search in the editor was open before a reload: then the first run leaves it there. */
  let isReopened = search.value !== undefined
  /** What went wrong besides the code. */
  const trouble = shallowRef<Message>()
  /** True from the press of Run until the run was started. */
  const starting = ref(false)
  /** Whether that is a part of the program that could not be loaded. */
  const isUnreached = computed(() => trouble.value === notLoaded.message)
  /** The line that the editor is asked to show. */
  const askedLine = ref<number>()

  const ofStage = computed(() => stage.run?.chosen.solver.own)
  /** The search on the stage when this code was opened, or one of one's own that ran there since. */
  const before = ref(stage.run?.chosen.solver.id)
  watch(
    [openId, ofStage],
    ([id, own], [idBefore]) => {
      if (own || id !== idBefore) before.value = stage.run?.chosen.solver.id
    },
    { flush: 'sync' },
  )
  /** Another search that came since: the code in the editor is not what the stage shows. */
  const other = computed(() => {
    const { id, own } = stage.run?.chosen.solver ?? {}
    return search.value && id !== undefined && !own && id !== before.value ? id : undefined
  })
  /** Whether the stage shows just the code that is in the editor. */
  const isShown = computed(() => ofStage.value?.text === search.value?.source)
  const standing = computed<Standing>(() => {
    const { source = '', versions = [] } = search.value ?? {}
    if (isShown.value) return 'running'
    // Until it is on the stage it is said as before: nothing is told twice.
    const isComing = starting.value || stage.opening
    if (!isComing && searches.wasRunHere(source)) return 'notShown'
    return versions.length > 0 ? 'changed' : 'notRun'
  })
  const lit = computed(() => {
    const { recording, step } = stage.described
    if (!isShown.value || !recording || !ofStage.value) return undefined
    const index = lineOf(step, recording, ofStage.value.calls)
    return index === undefined ? undefined : index + 1
  })
  /** Where the run that was stopped was stopped; what cannot be read, the editor marks itself. */
  const marks = computed<readonly CodeMark[]>(() => {
    const { failed } = stage
    const isOfCode = failed?.run.chosen.solver.own?.text === search.value?.source
    if (failed?.fault.kind !== 'stopped' || !isOfCode) return []
    const { stopped } = failed.fault
    if (stopped.line === undefined) return []
    return [{ line: stopped.line, text: say(stopMessage(stopped)), severity: 'error' }]
  })

  // A run of one's own search that was opened from elsewhere opens its code.
  watch(
    () => stage.run,
    (run, before) => {
      const own = run?.chosen.solver.own
      const isAfterReload = isReopened
      if (run) isReopened = false
      // The same search on another board, or by another name: its code may have been closed.
      if (!run || !own || before?.chosen.solver.own?.text === own.text) return
      if (isAfterReload) return
      const name = nameInId(run.chosen.solver.id) ?? ''
      // What is being written stays, where what runs is an earlier version of it.
      if (search.value && holds(search.value, own.text)) return
      keep(name, own.text)
    },
    { immediate: true },
  )

  // What is shown has the name that its search has in the list.
  watch(
    () => searches.entries,
    (now, before) => {
      const { run } = stage
      const own = run?.chosen.solver.own
      if (!run || !own) return
      const name = nameInId(run.chosen.solver.id)
      const old = before.find((each) => each.name === name && holds(each, own.text))
      const renamed = now.find(({ id }) => id === old?.id)
      if (!renamed || renamed.name === name) return
      const read = readRunOn(run.problem, { ...run.settings, solver: ownId(renamed.name) })
      if (read.ok) stage.renameRun(read.value)
    },
  )

  /** Opens a source in the editor; one that is kept already is not kept twice. */
  function keep(name: string, source: string): void {
    const same =
      searches.entries.find((each) => each.source === source) ??
      searches.entries.find((each) => each.name === name && holds(each, source))
    if (same) return void (openId.value = same.id)
    const made = searches.create(name, source)
    if (made.ok) openId.value = made.value.id
  }

  async function program() {
    trouble.value = undefined
    const loaded = await loadOwnCode().catch(() => undefined)
    if (!loaded) trouble.value = notLoaded.message
    return loaded
  }

  /** Opens a copy of the built-in search that the stage shows. */
  async function editCopy(): Promise<void> {
    const { id = '', own } = stage.run?.chosen.solver ?? {}
    // It was closed, or deleted from the list: there is nothing of it to copy but itself.
    if (own) return keep(nameInId(id) ?? '', own.text)
    const loaded = await program()
    const source = loaded?.sourceOfBuiltIn(id)
    if (source === undefined) return
    const name = say({ key: 'ownSearch.lab.copyOf', values: { name: solverName(id) } })
    const made = searches.create(name, source)
    if (made.ok) openId.value = made.value.id
  }

  /** Opens a new search with blanks in it. */
  async function begin(): Promise<void> {
    const loaded = await program()
    if (!loaded) return
    const made = searches.create('', loaded.emptySource)
    if (made.ok) openId.value = made.value.id
  }

  function open(id: string): void {
    openId.value = id
  }

  /** Shows a line of the search that failed on the stage, in the editor. */
  function goToLine(line: number): void {
    const { solver } = stage.failed?.run.chosen ?? {}
    if (!solver?.own) return
    const isOpen = search.value && holds(search.value, solver.own.text)
    if (!isOpen) keep(nameInId(solver.id) ?? '', solver.own.text)
    askedLine.value = line
  }

  function write(source: string): void {
    const { value } = search
    if (!value) return
    // It was said of the text before.
    if (trouble.value !== notLoaded.message) trouble.value = undefined
    const written = searches.write(value.id, source)
    // It was deleted meanwhile, here or in another tab: nothing that is typed is lost.
    if (!written.ok && written.fault.kind === 'gone') keep(value.name, source)
  }

  /** Runs the code that is in the editor, on the problem that the stage shows. */
  async function run(): Promise<void> {
    const { value } = search
    if (!value || starting.value) return
    trouble.value = undefined
    starting.value = true
    try {
      await runSearch(value)
    } finally {
      starting.value = false
    }
  }

  async function runSearch({ id, name, source }: OwnSearch): Promise<void> {
    const prepared = await prepareSource(source)
    if (!prepared.ok) return refuse(source, prepared.fault)
    searches.noteRun(source)
    // It may have been written on meanwhile, or its reader may have left.
    searches.keepVersion(id, source)
    if (isLeft) return
    const settings = { ...stage.run?.settings, solver: ownId(name), code: prepared.value }
    const { run: next, faults } = checkSettings(settings)
    const refusal = faults.find(({ setting }) => setting === 'solver')
    if (refusal) trouble.value = faultMessage(refusal)
    else await start(next)
  }

  function refuse(source: string, fault: PrepareFault): void {
    trouble.value = prepareMessage(fault)
    // It may have been closed meanwhile.
    if (search.value?.source === source) askedLine.value = fault.line
    // What was said of the run before is not about this text.
    if (!fault.isUnreached && stage.failed?.run.chosen.solver.own) stage.forgetFailure()
  }

  return {
    ...{ search, lit, marks, trouble, starting, isShown, standing, other, isUnreached, askedLine },
    ...{ editCopy, begin, open, goToLine, write, run },
    noteShownLine: () => (askedLine.value = undefined),
    close: () => (openId.value = undefined),
  }
}

/** Whether a search has a source, now or as a version that was run. */
function holds({ source, versions }: OwnSearch, text: string): boolean {
  return source === text || versions.some((version) => version.source === text)
}

export type OwnCode = ReturnType<typeof useOwnCode>
