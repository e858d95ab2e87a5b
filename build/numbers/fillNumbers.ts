import '../../src/problems/all'
import { readRuns } from '../../src/lessons/heading'
import { numberQuestion } from '../../src/lessons/runs/question'
import type { Question } from '../../src/lessons/runs/question'
import { stepQuestion } from '../../src/lessons/runs/stepQuestion'
import { tableRows } from '../../src/lessons/runs/tableRows'
import type { Settings } from '../../src/problems/problem'
import { readRun } from '../../src/recording/run'
import { defaultBudget, record } from '../../src/recording/write/recorder'

type Runs = Readonly<Record<string, Settings>>
type Attributes = Readonly<Record<string, string>>
type Answers = (asked: Asked) => number | undefined

interface Asked {
  readonly run: string
  readonly question: Question<number>
}

const tag = /<(RunNumber|RunTable|LabLink)\b((?:[^>"]|"[^"]*")*?)(\s*\/?>)/g
const attribute = /([\w-]+)="([^"]*)"/g
// It is started by a button.
const takesLong = /\son-demand\b/

/**
 * The text of a lesson, in which each tag that tells numbers of a run has them, as `known`. What is
 * asked for on demand, and what has no answer, is left to the page.
 *
 * @param text the lesson as a component
 * @param given its runs, as they stand in its front matter
 */
export function fillNumbers(text: string, given: unknown): string {
  const runs = readRuns(given)
  if (!runs.ok) return text
  const tags = Array.from(text.matchAll(tag), ([, kind, rest]) => askedBy(kind, rest))
  const answer = answersOf(runs.value, tags.flat())
  let at = 0
  return text.replace(tag, (whole, kind: string, rest: string, end: string) => {
    const numbers = tags[at++].map((asked) => answer(asked) ?? null)
    if (numbers.every((number) => number === null)) return whole
    const known = kind === 'RunTable' ? `[${numbers.map(String).join()}]` : String(numbers[0])
    return `<${kind}${rest} :known="${known}"${end}`
  })
}

/** What a tag asks, a table row by row. */
function askedBy(kind: string, rest: string): readonly Asked[] {
  if (takesLong.test(rest)) return []
  const found = rest.matchAll(attribute)
  const given: Attributes = Object.fromEntries(Array.from(found, ([, name, text]) => [name, text]))
  const { run = '', of = '', until, runs = '', columns = '' } = given
  if (kind === 'RunNumber') return [{ run, question: numberQuestion(of, until) }]
  if (kind === 'RunTable') {
    return tableRows(runs, columns).flatMap((row) =>
      row.cells.map(({ question }) => ({ run: row.run, question })),
    )
  }
  return until === undefined || until === 'start' ? [] : [{ run, question: stepQuestion(until) }]
}

/** Answers questions; each run is recorded once, and its nodes are kept where one needs them. */
function answersOf(runs: Runs, all: readonly Asked[]): Answers {
  const needing = new Set(all.filter(({ question }) => question.needsNodes).map(({ run }) => run))
  const recorded = new Map<string, ReturnType<typeof recordOf>>()

  function recordOf(name: string) {
    if (!Object.hasOwn(runs, name)) return undefined
    const read = readRun(runs[name])
    // Only its counts are asked for elsewhere.
    const budget = needing.has(name) ? defaultBudget : 1
    return read.ok ? { run: read.value, recording: record(read.value, budget) } : undefined
  }

  return ({ run, question }) => {
    if (!recorded.has(run)) recorded.set(run, recordOf(run))
    const its = recorded.get(run)
    const answer = its && question.answer(its.recording, its.run)
    return answer?.ok ? answer.value : undefined
  }
}
