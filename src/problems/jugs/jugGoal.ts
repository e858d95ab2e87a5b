import type { Told } from '../told'
import { jugLetter } from './pours'
import type { Contents } from './pours'

/** An amount in any jug, or one for each jug, where none are named any amount. In litres. */
export type JugGoal =
  | { readonly kind: 'anywhere'; readonly litres: number }
  | { readonly kind: 'each'; readonly litres: readonly (number | undefined)[] }

/**
 * Reads a goal: `2 *` is 2 litres in the first jug and any amount in the others, `4 4 0` the litres
 * of each jug, and one number alone (`2 anywhere`, `2`) is that amount in any jug. Jugs that are not
 * named may hold any amount.
 *
 * @returns the goal, or nothing where the text is none
 */
export function readJugGoal(text: string, jugs: number): JugGoal | undefined {
  const anywhere = /^\s*(\d{1,2})\s*(?:anywhere)?\s*$/i.exec(text)
  if (anywhere) return { kind: 'anywhere', litres: Number(anywhere[1]) }
  const written = text.trim().split(/[\s,;/]+/)
  if (written.length > jugs || !written.every((each) => /^(?:\d{1,2}|\*)$/.test(each))) {
    return undefined
  }
  const litres = Array.from({ length: jugs }, (_, jug) => {
    const each = written.at(jug) ?? '*'
    return each === '*' ? undefined : Number(each)
  })
  return litres.every((each) => each === undefined) ? undefined : { kind: 'each', litres }
}

/** Writes a goal so that `readJugGoal` reads it again. */
export function formatJugGoal(goal: JugGoal): string {
  if (goal.kind === 'anywhere') return `${goal.litres} anywhere`
  return goal.litres.map((each) => each ?? '*').join(' ')
}

/** What a goal is called that names the litres of one jug or of any; else its text says it. */
export function jugGoalTold(goal: JugGoal): Told | undefined {
  if (goal.kind === 'anywhere') return { word: 'jugs.goalInAny', values: { count: goal.litres } }
  const [first, second] = goal.litres.flatMap((count, jug) => {
    return count === undefined ? [] : [{ count, jug: jugLetter(jug) }]
  })
  return second ? undefined : { word: 'jugs.goalInOne', values: first }
}

/** Whether the litres in the jugs are what the goal asks for. */
export function meetsGoal(goal: JugGoal, contents: Contents): boolean {
  return goal.kind === 'anywhere' ? contents.includes(goal.litres) : differing(goal, contents) === 0
}

/** How many jugs have to hold another amount; of a goal in any jug, whether one has to. */
export function differing(goal: JugGoal, contents: Contents): number {
  if (goal.kind === 'anywhere') return contents.includes(goal.litres) ? 0 : 1
  return goal.litres.filter((each, jug) => each !== undefined && each !== contents[jug]).length
}

/** The litres that a goal names for a jug; those of a goal in any jug for each of them. */
export function litresWanted(goal: JugGoal, jug: number): number | undefined {
  return goal.kind === 'anywhere' ? goal.litres : goal.litres[jug]
}
