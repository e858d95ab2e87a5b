import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { loadProblems } from '../../loading/loadProblem'
import { checkChallenge, isPassed } from '../../ownSearch/challenge/checkChallenge'
import type { ChallengeResult } from '../../ownSearch/challenge/checkChallenge'
import { prepareAnswer, startingSource } from '../../ownSearch/challenge/prepareAnswer'
import { recordChecked } from '../../ownSearch/challenge/recordChecked'
import { useOwnSearches } from '../../ownSearch/kept/useOwnSearches'
import type { PrepareFault } from '../../ownSearch/prepareSource'
import type { Settings } from '../../problems/problem'
import { readRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import { recordInWorker } from '../../recording/transfer/recordClient'
import type { RecordRun } from '../../recording/transfer/recordClient'
import { faultMessage } from '../../words/faults/faults'
import type { WrittenChallenge } from './readChallenge'
import { useKeptAnswer } from './useKeptAnswer'

/** What a challenge needs of where it stands. */
export interface ChallengePlace {
  /** Under which its answer is kept; the same challenge has the same everywhere. */
  readonly key: string
  /** What the search of its answer is called. */
  readonly name: string
  readonly open: (run: Run) => void
  readonly onSolved: () => void
  readonly record?: RecordRun
}

/** The answer to a challenge: how it is written, run and checked. */
export function useChallenge(challenge: WrittenChallenge, place: ChallengePlace) {
  const { key, name, onSolved, record = recordInWorker } = place
  const searches = useOwnSearches()
  const answer = useKeptAnswer(key)
  /** What it begins with, once it was opened. */
  const start = ref<string>()
  const isOpening = ref(false)
  const isMissing = ref(false)
  const results = shallowRef<readonly ChallengeResult[]>([])
  /** The source that the results are of. */
  const checked = ref<string>()
  const fault = shallowRef<PrepareFault>()
  const checking = ref(false)
  /** Aborts the check, or the reading of an answer, that was begun last. */
  let begun = new AbortController()

  const source = computed(() => answer.kept.value ?? start.value ?? '')
  const isSolved = computed(
    () => checked.value !== undefined && !checking.value && results.value.every(isPassed),
  )

  async function openCode(): Promise<void> {
    isOpening.value = true
    // Its boards are read as soon as it is run.
    const [source, hasBoards] = await Promise.all([
      startingSource(challenge.from),
      loadProblems(challenge.boards).then(
        () => true,
        () => false,
      ),
    ])
    start.value = hasBoards ? source : undefined
    isMissing.value = start.value === undefined
    isOpening.value = false
  }

  function write(text: string): void {
    if (text !== source.value) answer.write(text)
  }

  // What came of an answer is forgotten with it, also where it was written in another window.
  watch(
    source,
    () => {
      cancel()
      fault.value = undefined
    },
    { flush: 'sync' },
  )

  /** Begins something with the answer as it is now: what was begun before ends. */
  function begin(): AbortSignal {
    cancel()
    begun = new AbortController()
    return begun.signal
  }

  async function prepare(signal: AbortSignal): Promise<Settings | undefined> {
    const { value: text } = source
    const prepared = await prepareAnswer(name, text)
    if (signal.aborted || text !== source.value) return undefined
    fault.value = prepared.ok ? undefined : prepared.fault
    if (!prepared.ok) return undefined
    searches.noteRun(text)
    return prepared.value
  }

  /** Runs the answer on the first board, on the stage. */
  async function run(): Promise<void> {
    const settings = await prepare(begin())
    if (!settings) return
    const read = readRun({ ...challenge.boards[0], ...settings })
    if (read.ok) place.open(read.value)
    else fault.value = { message: faultMessage(read.fault), line: undefined }
  }

  /** Tries the answer on every board. */
  async function check(): Promise<void> {
    const signal = begin()
    checking.value = true
    try {
      await checkBoards(signal)
    } catch (reason) {
      if (signal.aborted) return
      cancel()
      throw reason
    }
    // What was begun since has a state of its own.
    if (signal.aborted) return
    checking.value = false
    if (isSolved.value) onSolved()
  }

  async function checkBoards(signal: AbortSignal): Promise<void> {
    const settings = await prepare(signal)
    const { value: text } = source
    if (!settings || start.value === undefined) return
    checked.value = text
    const whole = { ...challenge, source: start.value }
    const recorded = recordChecked(record, signal)
    for await (const result of checkChallenge(whole, { source: text, settings }, recorded)) {
      if (signal.aborted) return
      results.value = [...results.value, result]
    }
  }

  /** Ends what was begun, and forgets what came of it. */
  function cancel(): void {
    begun.abort()
    checking.value = false
    results.value = []
    checked.value = undefined
  }
  onScopeDispose(cancel)

  return {
    ...{ start, source, isOpening, isMissing, results, checked, checking, fault, isSolved },
    ...{ openCode, write, run, check, cancel },
    startAgain: answer.startAgain,
    bringBack: answer.bringBack,
    canBringBack: answer.canBringBack,
    isHereOnly: answer.isHereOnly,
    canStartAgain: computed(() => source.value !== start.value),
  }
}
