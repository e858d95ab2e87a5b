import { notedMoves } from '../../src/recording/query/contestForm'
import { countsAt } from '../../src/recording/query/counts'
import type { Recording } from '../../src/recording/recording'
import { readRun } from '../../src/recording/run'
import type { Run } from '../../src/recording/run'
import { narrate } from '../../src/stage/narration/narrate'
import { say } from '../../src/words/message'
import { recordedOnce } from '../recording/recordedOnce'

const longestWay = 80

/** Records the run that settings ask for, with at most so many nodes. */
export function recordingOf(settings: Readonly<Record<string, string>>, budget: number) {
  const run = readRun(settings)
  if (!run.ok) throw new Error(`wrong: ${run.fault.setting}`)
  return { run: run.value, recording: recordedOnce(run.value, budget) }
}

/** What came of a whole run, in numbers and in the puzzle’s own notation of moves. */
export function runFacts(run: Run, recording: Recording) {
  const { totals, outcome, solution, solutions, events, overBudget } = recording
  const { generated, expanded, pruned } = totals
  const isTold = solution && solution.length <= longestWay
  return {
    run: [
      outcome?.kind ?? 'no end',
      `moves ${solution?.length ?? 'none'}`,
      `solutions ${solutions}`,
      `generated ${generated}`,
      `expanded ${expanded}`,
      `pruned ${pruned}`,
      `events ${events}${overBudget ? ', and more that are not recorded' : ''}`,
    ].join(', '),
    ...(isTold && { moves: notedMoves(run.problem, solution).join(' ') }),
  }
}

/** What is told of one step: the counts so far, and the sentence. */
export function stepFacts(run: Run, recording: Recording, step: number): string {
  const { generated, expanded, pruned, frontier } = countsAt(recording, step)
  const counts = `generated ${generated}, expanded ${expanded}, pruned ${pruned}, waiting ${frontier}`
  return `Step ${step} (${counts}): ${say(narrate(recording, run, step))}`
}
