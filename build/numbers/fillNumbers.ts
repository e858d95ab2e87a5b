import '../../src/problems/all'
import { readRuns } from '../../src/lessons/heading'
import { numberQuestion } from '../../src/lessons/runs/question'
import type { Question } from '../../src/lessons/runs/question'
import { stepQuestion } from '../../src/lessons/runs/stepQuestion'
import { tableRows } from '../../src/lessons/runs/tableRows'
import type { Settings } from '../../src/problems/problem'
import type { Recording } from '../../src/recording/recording'
import { readRun } from '../../src/recording/run'
import type { Run } from '../../src/recording/run'
import { defaultBudget, Recorder } from '../../src/recording/write/recorder'

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
/** Some ten seconds of a build. */
const mostExpansions = 20_000_000

/**
 * The text of a lesson, in which each tag that tells numbers of a run has them, as `known`. What is
 * asked for on demand, and what has no answer, is left to the page.
 *
 * @param text the lesson as a component
 * @param given its runs, as they stand in its front matter
 * @param most how many nodes a run may expand; what it tells later is left to the page, too
 * @param stopped is told the name of a run that would expand more
 */
export function fillNumbers(
  text: string,
  given: unknown,
  stopped: (run: string) => void,
  most = mostExpansions,
): string {
  const runs = readRuns(given)
  if (!runs.ok) return text
  const tags = Array.from(text.matchAll(tag), ([, kind, rest]) => askedBy(kind, rest))
  const asked = tags.flat()
  const needingNodes = new Set(
    asked.filter(({ question }) => question.needsNodes).map(({ run }) => run),
  )
  const answer = answersOf(runs.value, (name, run) => {
    // Only its counts are asked for elsewhere.
    const recorder = new Recorder(run, needingNodes.has(name) ? defaultBudget : 1)
    if (!recorder.advance(most)) stopped(name)
    return recorder.recording()
  })
  let at = 0
  return text.replace(tag, (whole, kind: string, rest: string, end: string) => {
    const numbers = tags[at++].map((each) => answer(each) ?? null)
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

/** Answers questions; each run is recorded once. */
function answersOf(runs: Runs, record: (name: string, run: Run) => Recording): Answers {
  const recorded = new Map<string, { readonly run: Run; readonly recording: Recording }>()

  function recordedAs(name: string) {
    const known = recorded.get(name)
    if (known || !Object.hasOwn(runs, name)) return known
    const read = readRun(runs[name])
    if (!read.ok) return undefined
    const its = { run: read.value, recording: record(name, read.value) }
    recorded.set(name, its)
    return its
  }

  return ({ run, question }) => {
    const its = recordedAs(run)
    const answer = its && question.answer(its.recording, its.run)
    return answer?.ok ? answer.value : undefined
  }
}
