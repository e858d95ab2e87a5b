import { isSameState } from '../../play/moves'
import { createProblem } from '../../problems'
import type { Problem, Settings, State } from '../../problems/problem'
import { createRandom, shuffled } from '../../problems/random'
import type { Random } from '../../problems/random'
import { Successors } from '../../problems/successors'
import type { Ask } from '../../shared/ask'
import { settingsOf } from '../runs/useAnswer'
import type { ChosenKind, CheckItem } from './items'

/** A question that was drawn, before its run is recorded. */
export interface DrawnQuestion {
  readonly kind: Ask | ChosenKind
  /** The run it is about. */
  readonly settings: Settings
  /** By this its moment and its answers are drawn. */
  readonly seed: number
}

/** How many questions a self-check has, and how many right ones pass it. */
export const questionsOfCheck = 6
export const rightToPass = 5
/** From some starts nothing of a kind can be asked: then the next question is taken. */
const spares = 24

/**
 * The questions of a self-check in order, with spare ones; the same for the same seed. Each item comes
 * up before one comes up again.
 *
 * @throws RangeError where an item names a run that is not there, or one that is wrong
 */
export function drawQuestions(
  items: readonly CheckItem[],
  runs: Readonly<Record<string, Settings>>,
  seed: number,
): readonly DrawnQuestion[] {
  const random = createRandom(seed)
  const drawn: CheckItem[] = []
  while (drawn.length < questionsOfCheck + spares) drawn.push(...shuffled(items, random))
  return drawn.map((item) => drawQuestion(item, settingsOf(runs, item.run), random))
}

function drawQuestion(
  { kind, moves }: CheckItem,
  settings: Settings,
  random: Random,
): DrawnQuestion {
  const problem = createProblem(settings)
  if (!problem.ok) throw new RangeError('the run of a self-check cannot be read')
  const start = problem.value.format(wander(problem.value, moves, random))
  const isSwapped = kind === 'solvable' && random() < 0.5
  return {
    kind,
    settings: { ...settings, start: isSwapped ? withTwoSwapped(start) : start },
    seed: Math.floor(random() * 2 ** 32),
  }
}

/** The state after some random moves from the start, none of which takes the last one back. */
function wander(problem: Problem, moves: number, random: Random): State {
  const successors = new Successors()
  let before: State | undefined
  let state = problem.start
  for (let move = 0; move < moves; move++) {
    successors.clear()
    problem.successors(state.low, state.high, successors)
    const next = statesIn(successors).filter(
      (each) => !(before && isSameState(each, before)) && !problem.isGoal(each.low, each.high),
    )
    if (next.length === 0) return state
    before = state
    state = next[Math.floor(random() * next.length)]
  }
  return state
}

function statesIn({ low, high, count }: Successors): readonly State[] {
  return Array.from({ length: count }, (_, at) => ({ low: low[at], high: high[at] }))
}

/** A board of tiles on which two have changed places, so that it can be solved no more. */
function withTwoSwapped(start: string): string {
  // Where tiles have two digits, commas stand between them.
  const between = start.includes(',') ? ',' : ''
  const tiles = start.split(between)
  const [one, other] = tiles.flatMap((tile, cell) => (tile === '0' ? [] : [cell]))
  return tiles.with(one, tiles[other]).with(other, tiles[one]).join(between)
}
