import { ref, shallowRef } from 'vue'
import type { Ref } from 'vue'
import type { Settings } from '../../problems/problem'
import type { Recording } from '../../recording/recording'
import { readRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import type { RecordRun } from '../../recording/transfer/recordClient'
import { defaultBudget } from '../../recording/write/recorder'
import { faultMessage } from '../../words/faults/faults'
import type { Message } from '../../words/message'
import { recordFaultMessage } from '../../words/stopped'
import type { Answer, Question } from './question'

/** A question that was asked. */
export interface Asked<Value> {
  readonly answer: Readonly<Ref<Answer<Value> | undefined>>
  /** How many nodes its run has generated so far. */
  readonly nodes: Readonly<Ref<number>>
  /** Says that the answer is no longer waited for. */
  readonly release: () => void
}

/** Answers questions about runs. */
export interface RunAnswers {
  /** For the text: such runs take turns, one at a time. */
  ask<Value>(settings: Settings, question: Question<Value>): Asked<Value>
  /** For a reader who asked for it: the run begins at once, whatever the text waits for. */
  askAtOnce<Value>(settings: Settings, question: Question<Value>): Asked<Value>
}

/** Someone who waits for an answer. */
interface Waiting {
  readonly needsNodes: boolean
  /** Takes a look at the run so far; tells whether it was enough. */
  look(recording: Recording, run: Run): boolean
  fail(fault: Message): void
}

/** A run that is to be recorded, or is being recorded. */
interface Job {
  readonly settings: Settings
  readonly waiting: Set<Waiting>
  /** Takes it out of the queue, or ends the recording once it has begun. */
  stop: () => void
  /** Whether those who wait will be told what the first part of the run answers. */
  isTelling?: boolean
}

// The nodes need not be kept where only the counts of the whole run are asked for.
const countsOnly = 1

/**
 * @param record how a run is recorded
 * @param ready is waited for before a run for the text begins
 * @param begin records the first part of a run at once: a short one has not to wait for its turn
 */
export function createRunAnswers(
  record: RecordRun,
  ready: () => Promise<unknown> = () => Promise.resolve(),
  begin: (run: Run, budget: number) => Recording | undefined = () => undefined,
): RunAnswers {
  /** The counts of the runs that were recorded for them. */
  const counted = new Map<string, { readonly recording: Recording; readonly run: Run }>()
  const queue = new Set<Job>()
  let busy = false

  function ask<Value>(settings: Settings, question: Question<Value>): Asked<Value> {
    const known = answered(settings, question)
    if (known) return known
    const job = queuedJob(settings)
    void tellEarly(job)
    return join(job, question)
  }

  function askAtOnce<Value>(settings: Settings, question: Question<Value>): Asked<Value> {
    const known = answered(settings, question)
    if (known) return known
    const job = newJob(settings)
    const asked = join(job, question)
    void recordFor(job)
    return asked
  }

  /** What the counts of an earlier run answer. */
  function answered<Value>(
    settings: Settings,
    question: Question<Value>,
  ): Asked<Value> | undefined {
    const known = question.needsNodes ? undefined : counted.get(keyOf(settings))
    const answer = known && question.answer(known.recording, known.run)
    return answer && { answer: shallowRef(answer), nodes: ref(0), release() {} }
  }

  /** All who ask about a run before it begins share it. */
  function queuedJob(settings: Settings): Job {
    for (const job of queue) if (keyOf(job.settings) === keyOf(settings)) return job
    const job = newJob(settings)
    job.stop = () => queue.delete(job)
    queue.add(job)
    return job
  }

  /** Tells what the first part of a run answers; for the rest the run waits for its turn. */
  async function tellEarly(job: Job): Promise<void> {
    if (job.isTelling) return
    job.isTelling = true
    await ready()
    // Each in a task of its own: the page can be drawn and pressed between them.
    await new Promise((go) => setTimeout(go))
    job.isTelling = false
    if (queue.has(job)) {
      const read = readRun(job.settings)
      const first = read.ok && begin(read.value, budgetOf(job))
      if (first && take(job, first, read.value)) job.stop()
    }
    void recordInTurn()
  }

  async function recordInTurn(): Promise<void> {
    if (busy) return
    busy = true
    try {
      for (const job of queue) {
        queue.delete(job)
        await recordFor(job)
      }
    } finally {
      busy = false
    }
  }

  /** Looks at a run so far with all who wait for it; tells whether it was enough. */
  function take({ settings, waiting }: Job, recording: Recording, run: Run): boolean {
    const isSmall = recording.rows <= countsOnly
    if (recording.outcome && isSmall) counted.set(keyOf(settings), { recording, run })
    for (const each of waiting) if (each.look(recording, run)) waiting.delete(each)
    return recording.outcome !== undefined || waiting.size === 0
  }

  function recordFor(job: Job): Promise<void> {
    const { settings } = job
    const read = readRun(settings)
    if (!read.ok) {
      fail(job, faultMessage(read.fault))
      return Promise.resolve()
    }
    const run = read.value
    return new Promise((done) => {
      let release = () => {}
      job.stop = () => {
        release()
        done()
      }
      release = record(settings, budgetOf(job), {
        onRecording(recording) {
          if (take(job, recording, run)) job.stop()
        },
        onFailure(fault) {
          fail(job, recordFaultMessage(fault))
          job.stop()
        },
      })
    })
  }

  return { ask, askAtOnce }
}

function budgetOf({ waiting }: Job): number {
  return Array.from(waiting).some((each) => each.needsNodes) ? defaultBudget : countsOnly
}

function newJob(settings: Settings): Job {
  return { settings, waiting: new Set(), stop() {} }
}

/** Has a question answered by a run that has not begun. */
function join<Value>(job: Job, question: Question<Value>): Asked<Value> {
  const answer = shallowRef<Answer<Value>>()
  const nodes = ref(0)
  const waiting: Waiting = {
    needsNodes: question.needsNodes,
    look(recording, run) {
      nodes.value = recording.totals.generated
      answer.value = question.answer(recording, run)
      return answer.value !== undefined
    },
    fail: (fault) => (answer.value = { ok: false, fault }),
  }
  job.waiting.add(waiting)
  return { answer, nodes, release: () => leave(job, waiting) }
}

function leave(job: Job, who: Waiting): void {
  if (job.waiting.delete(who) && job.waiting.size === 0) job.stop()
}

function fail({ waiting }: Job, fault: Message): void {
  for (const each of waiting) each.fail(fault)
  waiting.clear()
}

function keyOf(settings: Settings): string {
  return JSON.stringify(Object.entries(settings).sort())
}
