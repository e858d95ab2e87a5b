import type { ExperimentFault } from '../../experiments/read/experimentFault'
import type { ResultsFault } from '../../experiments/results'
import type { Message } from '../message'
import { figure } from '../numbers'
import { quoted } from '../quoted'
import { solverName } from '../solverNames'
import { faultMessage } from './faults'

/** What is wrong with an experiment and what would be right. */
export function experimentMessage(found: ExperimentFault): Message {
  if ('wrongBoards' in found) return boardsMessage(found)
  if ('search' in found) {
    const values = { search: found.search + 1, fault: faultMessage(found.wrong) }
    return { key: 'experiments.fault.search', values }
  }
  switch (found.setting) {
    case 'boards':
      return found.fault.kind === 'no-boards'
        ? { key: 'experiments.fault.noBoards' }
        : { key: 'experiments.fault.tooManyBoards', values: { ...found.fault } }
    case 'solvers':
      return solversMessage(found.fault)
    case 'count':
    case 'seed':
    case 'cut': {
      const [least, most] = found.fault.range
      const text = quoted(found.fault.text)
      const key = text.trim() === '' ? 'missing' : 'notInRange'
      const values = { text, least: figure(least), most: figure(most) }
      return { key: `experiments.fault.${key}`, values }
    }
    default:
      return faultMessage(found)
  }
}

type BoardsFault = Extract<ExperimentFault, { wrongBoards: object }>

/** All that is wrong with a list of boards, one after another. */
function boardsMessage({ wrongBoards, more, inLines }: BoardsFault): Message {
  const told = wrongBoards.map(({ place, wrong }): Message => {
    const key = inLines ? 'experiments.fault.line' : 'experiments.fault.board'
    return { key, values: { place, fault: faultMessage(wrong) } }
  })
  const rest: Message = { key: 'experiments.fault.more', values: { count: more } }
  const [first, ...others] = more > 0 ? [...told, rest] : told
  return others.reduce(
    (before, next): Message => ({ key: 'experiments.fault.both', values: { before, next } }),
    first,
  )
}

type SolversFault = Extract<ExperimentFault, { setting: 'solvers'; fault: object }>['fault']

function solversMessage(fault: SolversFault): Message {
  switch (fault.kind) {
    case 'no-solvers':
      return { key: 'experiments.fault.noSolvers' }
    case 'too-many':
      return { key: 'experiments.fault.tooManySolvers', values: { ...fault } }
    case 'twice':
      return { key: 'experiments.fault.twice', values: { solver: solverName(fault.solver) } }
    case 'no-option': {
      const values = { solver: solverName(fault.solver), option: quoted(fault.option) }
      return { key: 'experiments.fault.noOption', values }
    }
  }
}

/** Why a file cannot be used. */
export function resultsMessage(fault: ResultsFault): Message {
  switch (fault.kind) {
    case 'not-json':
      return { key: 'experiments.file.notJson' }
    case 'no-results':
      return { key: 'experiments.file.noResults' }
    case 'wrong-columns':
      return { key: 'experiments.file.wrongColumns', values: { expected: fault.expected } }
    case 'wrong-separator':
      return { key: `experiments.file.wrongSeparator.${fault.found}` }
    case 'wrong-experiment':
      return { key: 'experiments.file.wrongExperiment' }
    case 'wrong-row': {
      const { line, column, found, boards } = fault
      const right: Message = {
        key: `experiments.file.right.${column}`,
        values: { boards: figure(boards), start: quoted(fault.start) },
      }
      const values = { line, column, found: quoted(found), right }
      const key = found.trim() === '' ? 'emptyCell' : 'wrongRow'
      return { key: `experiments.file.${key}`, values }
    }
    case 'long-row':
      return { key: 'experiments.file.longRow', values: { line: fault.line } }
    case 'stray-quote':
      return { key: 'experiments.file.strayQuote', values: { line: fault.line } }
    case 'half-row':
      return { key: 'experiments.file.halfRow', values: { line: fault.line } }
    case 'repeated-row':
      return { key: 'experiments.file.repeatedRow', values: { line: fault.line } }
  }
}
