import type { ExperimentProblem } from '../experiments/experimentProblem'
import type { FileProblem } from '../experiments/results'
import type { Message } from './message'
import { figure } from './numbers'
import { problemMessage } from './problems'
import { quoted } from './quoted'
import { solverName } from './searchNames'

/** What is wrong with an experiment and what would be right. */
export function experimentMessage(found: ExperimentProblem): Message {
  if ('wrongBoards' in found) return boardsMessage(found)
  if ('search' in found) {
    const values = { search: found.search + 1, problem: problemMessage(found.wrong) }
    return { key: 'experiments.problem.search', values }
  }
  switch (found.setting) {
    case 'boards':
      return found.problem.kind === 'no-boards'
        ? { key: 'experiments.problem.noBoards' }
        : { key: 'experiments.problem.tooManyBoards', values: { ...found.problem } }
    case 'solvers':
      return solversMessage(found.problem)
    case 'count':
    case 'seed':
    case 'cut': {
      const [least, most] = found.problem.range
      const values = {
        text: quoted(found.problem.text),
        least: figure(least),
        most: figure(most),
      }
      return { key: 'experiments.problem.notInRange', values }
    }
    default:
      return problemMessage(found)
  }
}

type BoardsProblem = Extract<ExperimentProblem, { wrongBoards: object }>

/** All that is wrong with a list of boards, one after another. */
function boardsMessage({ wrongBoards, more, inLines }: BoardsProblem): Message {
  const told = wrongBoards.map(({ place, wrong }): Message => {
    const key = inLines ? 'experiments.problem.line' : 'experiments.problem.board'
    return { key, values: { place, problem: problemMessage(wrong) } }
  })
  const rest: Message = { key: 'experiments.problem.more', values: { count: more } }
  const [first, ...others] = more > 0 ? [...told, rest] : told
  return others.reduce(
    (before, next): Message => ({ key: 'experiments.problem.both', values: { before, next } }),
    first,
  )
}

type SolversProblem = Extract<ExperimentProblem, { setting: 'solvers'; problem: object }>['problem']

function solversMessage(problem: SolversProblem): Message {
  switch (problem.kind) {
    case 'no-solvers':
      return { key: 'experiments.problem.noSolvers' }
    case 'too-many':
      return { key: 'experiments.problem.tooManySolvers', values: { ...problem } }
    case 'twice':
      return { key: 'experiments.problem.twice', values: { solver: solverName(problem.solver) } }
    case 'no-option': {
      const values = { solver: solverName(problem.solver), option: quoted(problem.option) }
      return { key: 'experiments.problem.noOption', values }
    }
  }
}

/** Why a file cannot be used. */
export function fileMessage(problem: FileProblem): Message {
  switch (problem.kind) {
    case 'not-json':
      return { key: 'experiments.file.notJson' }
    case 'no-results':
      return { key: 'experiments.file.noResults' }
    case 'wrong-columns':
      return { key: 'experiments.file.wrongColumns', values: { expected: problem.expected } }
    case 'wrong-separator':
      return { key: `experiments.file.wrongSeparator.${problem.found}` }
    case 'wrong-experiment':
      return { key: 'experiments.file.wrongExperiment' }
    case 'wrong-row':
      return {
        key: 'experiments.file.wrongRow',
        values: { line: problem.line, column: problem.column },
      }
    case 'half-row':
      return { key: 'experiments.file.halfRow', values: { line: problem.line } }
    case 'repeated-row':
      return { key: 'experiments.file.repeatedRow', values: { line: problem.line } }
  }
}
