import type { TreeLayout } from '../../../layout/treeLayout'
import type { Message } from '../../../words/message'
import type { LevelView } from './levelsInView'

/** The levels that a label stands for, and its height. */
export interface LevelLabel {
  readonly from: number
  /** The level after the last. */
  readonly below: number
  readonly y: number
}

/** A label with its words: at the left the name, at the right the width. */
export interface WordedLabel {
  readonly y: number
  readonly name: string
  readonly width: string
  /** Whether it stands below its level, since the numbers of its nodes stand above: of a search from the goal. */
  readonly isBelow: boolean
}

/** The height of a line of text: no level that has as much goes without its label. */
export const labelRoom = 16
// Names of several levels are long, and are easier to tell apart a little further from each other.
const rangeRoom = 20

/**
 * Labels for the levels, as close as the letters allow: each for the one level it stands on or,
 * where levels share a line, for all levels from there on to the next label. Of these each stands
 * for equally many levels, as their counts are compared; only the last may stand for fewer. Where
 * not every single level has room for a label, the first and the last have theirs.
 *
 * @param gap pixels from one level to the next
 * @param levelsInAll how many levels the tree has by now, of which the last has the last label
 * @param letters how much larger letters are than by default
 */
export function levelLabels(
  levels: readonly LevelView[],
  gap: number,
  levelsInAll: number,
  letters = 1,
): readonly LevelLabel[] {
  const together = levels.at(0)?.together ?? 1
  const room = (together === 1 ? labelRoom : rangeRoom) * letters
  const every = together * Math.max(1, Math.ceil(room / gap / together))
  const starts = levels.filter(({ level }) => level % every === 0)
  if (together === 1) return singleLabels(levels, starts, every, levelsInAll)
  const labels: LevelLabel[] = []
  for (const { level: from, y: first } of starts.filter(({ level }) => level < levelsInAll)) {
    const below = Math.min(from + every, levelsInAll)
    const ownBelow = Math.min(from + together, levelsInAll)
    const middle = first + ((below - ownBelow) / 2) * gap
    // The label of a short rest leaves room for the one above it.
    const above = labels.at(-1)
    labels.push({ from, below, y: above ? Math.max(middle, above.y + room) : middle })
  }
  return labels
}

/** Labels of one level each; one that is too close to that of the last level makes room for it. */
function singleLabels(
  levels: readonly LevelView[],
  starts: readonly LevelView[],
  every: number,
  levelsInAll: number,
): readonly LevelLabel[] {
  const last = levels.filter(({ level }) => level === levelsInAll - 1 && level >= every)
  const hasRoom = ({ level }: LevelView) => last.length === 0 || level < levelsInAll - every
  return [...starts.filter(hasRoom), ...last].map(({ level, y }) => ({
    from: level,
    below: level + 1,
    y,
  }))
}

/**
 * What some levels are called: by their depth; in a second tree by how far they are from its root;
 * from one tree to the other by both.
 */
export function levelsName(
  { levels, goalLevels }: Pick<TreeLayout, 'levels' | 'goalLevels'>,
  { from, below }: Pick<LevelLabel, 'from' | 'below'>,
): Message | undefined {
  const firstOfGoal = levels - goalLevels
  // Between two trees a level is free.
  const free = goalLevels > 0 ? firstOfGoal - 1 : levels
  const [deepest, nearest] = [Math.min(below, free) - 1, levels - below]
  if (below <= firstOfGoal) {
    return from === free ? undefined : named('tree.depth', 'tree.depths', from, deepest)
  }
  if (from < free) return { key: 'tree.depthsToGoal', values: { first: from, last: nearest } }
  const farthest = levels - 1 - Math.max(from, firstOfGoal)
  return named('tree.depthFromGoal', 'tree.depthsFromGoal', nearest, farthest)
}

function named(one: Message['key'], several: Message['key'], first: number, last: number): Message {
  return first === last
    ? { key: one, values: { level: first } }
    : { key: several, values: { first, last } }
}
