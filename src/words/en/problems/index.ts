import type {
  ExampleWord,
  HeuristicId,
  ListName,
  ProblemFamily,
  ProblemName,
  ProblemSetting,
  ProblemValue,
  WrittenState,
} from '../../../problems'
import { blocks } from './blocks'
import { graph } from './graph'
import { grid } from './grid'
import { hanoi } from './hanoi'
import { jugs } from './jugs'
import { missionaries } from './missionaries'
import { pancakes } from './pancakes'
import { pegs } from './pegs'
import { sliding } from './sliding'
import { wolf } from './wolf'

/** The words of every problem, by what they are for; one that is missing is a type error. */
export const problems = {
  name: {
    ...sliding.name,
    ...blocks.name,
    ...pegs.name,
    ...missionaries.name,
    ...graph.name,
    ...grid.name,
    ...pancakes.name,
    ...hanoi.name,
    ...wolf.name,
    ...jugs.name,
  } satisfies Record<ProblemName, string>,
  setting: {
    ...sliding.setting,
    ...blocks.setting,
    ...pegs.setting,
    ...missionaries.setting,
    ...graph.setting,
    ...grid.setting,
    ...pancakes.setting,
    ...hanoi.setting,
    ...wolf.setting,
    ...jugs.setting,
  } satisfies Record<ProblemSetting, string>,
  help: {
    ...sliding.help,
    ...blocks.help,
    ...pegs.help,
    ...missionaries.help,
    ...graph.help,
    ...grid.help,
    ...pancakes.help,
    ...hanoi.help,
    ...wolf.help,
    ...jugs.help,
  } satisfies Record<ProblemSetting, string>,
  value: {
    ...sliding.value,
    ...blocks.value,
    ...pegs.value,
    ...jugs.value,
    ...graph.value,
    ...grid.value,
  } satisfies Record<ProblemValue, string>,
  heuristic: {
    ...sliding.heuristic,
    ...blocks.heuristic,
    ...pegs.heuristic,
    ...missionaries.heuristic,
    ...graph.heuristic,
    ...grid.heuristic,
    ...pancakes.heuristic,
    ...hanoi.heuristic,
    ...wolf.heuristic,
    ...jugs.heuristic,
  } satisfies Record<HeuristicId, string>,
  example: {
    ...sliding.example,
    ...pegs.example,
    ...missionaries.example,
    ...graph.example,
    ...grid.example,
    ...pancakes.example,
    ...hanoi.example,
    ...wolf.example,
    ...jugs.example,
  } satisfies Record<ExampleWord, string>,
  list: {
    ...sliding.list,
    ...blocks.list,
    ...pegs.list,
    ...missionaries.list,
    ...graph.list,
    ...jugs.list,
  } satisfies Record<ListName, string>,
  hint: {
    ...sliding.hint,
    ...blocks.hint,
    ...pegs.hint,
    ...missionaries.hint,
    ...graph.hint,
    ...grid.hint,
    ...pancakes.hint,
    ...hanoi.hint,
    ...wolf.hint,
    ...jugs.hint,
  } satisfies Record<WrittenState, string>,
  /** How a command prints a move: an example, and what it means. */
  notation: {
    sliding: sliding.notation,
    blocks: blocks.notation,
    pegs: pegs.notation,
    missionaries: missionaries.notation,
    graph: graph.notation,
    grid: grid.notation,
    pancakes: pancakes.notation,
    hanoi: hanoi.notation,
    wolf: wolf.notation,
    jugs: jugs.notation,
  } satisfies Record<ProblemFamily, string>,
  /** How it is played by hand. */
  how: {
    sliding: sliding.how,
    blocks: blocks.how,
    pegs: pegs.how,
    missionaries: missionaries.how,
    pancakes: pancakes.how,
    hanoi: hanoi.how,
    wolf: wolf.how,
    jugs: jugs.how,
  } satisfies Partial<Record<ProblemFamily, string>>,
  /** How a state is edited by taps, where it has to be said. */
  edit: { pancakes: pancakes.edit, hanoi: hanoi.edit } satisfies Partial<
    Record<ProblemFamily, string>
  >,
  fault: { sliding: sliding.fault, blocks: blocks.fault, pegs: pegs.fault },
  /** What problems say themselves, as their words name it. */
  told: {
    missionaries: missionaries.told,
    wolf: wolf.told,
    jugs: jugs.told,
    pancakes: pancakes.told,
    hanoi: hanoi.told,
    graph: graph.told,
    grid: grid.told,
  },
  move: {
    missionaries: missionaries.move,
    wolf: wolf.move,
    jugs: jugs.move,
    pancakes: pancakes.move,
    hanoi: hanoi.move,
    graph: graph.move,
    grid: grid.move,
  },
} as const
