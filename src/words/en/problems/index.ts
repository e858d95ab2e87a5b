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
    ...wolf.name,
    ...jugs.name,
    ...pancakes.name,
    ...hanoi.name,
    ...graph.name,
    ...grid.name,
  } satisfies Record<ProblemName, string>,
  setting: {
    ...sliding.setting,
    ...blocks.setting,
    ...pegs.setting,
    ...missionaries.setting,
    ...wolf.setting,
    ...jugs.setting,
    ...pancakes.setting,
    ...hanoi.setting,
    ...graph.setting,
    ...grid.setting,
  } satisfies Record<ProblemSetting, string>,
  help: {
    ...sliding.help,
    ...blocks.help,
    ...pegs.help,
    ...missionaries.help,
    ...wolf.help,
    ...jugs.help,
    ...pancakes.help,
    ...hanoi.help,
    ...graph.help,
    ...grid.help,
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
    ...wolf.heuristic,
    ...jugs.heuristic,
    ...pancakes.heuristic,
    ...hanoi.heuristic,
    ...graph.heuristic,
    ...grid.heuristic,
  } satisfies Record<HeuristicId, string>,
  example: {
    ...sliding.example,
    ...pegs.example,
    ...missionaries.example,
    ...wolf.example,
    ...jugs.example,
    ...pancakes.example,
    ...hanoi.example,
    ...graph.example,
    ...grid.example,
  } satisfies Record<ExampleWord, string>,
  list: {
    ...sliding.list,
    ...blocks.list,
    ...pegs.list,
    ...missionaries.list,
    ...jugs.list,
    ...graph.list,
  } satisfies Record<ListName, string>,
  hint: {
    ...sliding.hint,
    ...blocks.hint,
    ...pegs.hint,
    ...missionaries.hint,
    ...wolf.hint,
    ...jugs.hint,
    ...pancakes.hint,
    ...hanoi.hint,
    ...graph.hint,
    ...grid.hint,
  } satisfies Record<WrittenState, string>,
  /** How a command prints a move: an example, and what it means. */
  notation: {
    sliding: sliding.notation,
    blocks: blocks.notation,
    pegs: pegs.notation,
    missionaries: missionaries.notation,
    wolf: wolf.notation,
    jugs: jugs.notation,
    pancakes: pancakes.notation,
    hanoi: hanoi.notation,
    graph: graph.notation,
    grid: grid.notation,
  } satisfies Record<ProblemFamily, string>,
  /** How it is played by hand. */
  how: {
    sliding: sliding.how,
    blocks: blocks.how,
    pegs: pegs.how,
    missionaries: missionaries.how,
    wolf: wolf.how,
    jugs: jugs.how,
    pancakes: pancakes.how,
    hanoi: hanoi.how,
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
