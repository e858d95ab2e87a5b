import type { DensityLines } from './densityLines'
import { countUpTo } from './timeIndex'

/**
 * How many kept nodes of a layout stand on some levels at a step, found from the fewest lines that
 * cover the levels.
 *
 * @param from, below the first level and the one after the last
 */
export function keptOnLevels(
  scales: readonly DensityLines[],
  from: number,
  below: number,
  step: number,
): number {
  let count = 0
  for (let level = from; level < below;) {
    const { kept, together } = coarsestFor(scales, level, below)
    const line = level / together
    const { starts, generated } = kept
    count += countUpTo(generated, line, starts[line], starts[line + 1], step)
    level += together
  }
  return count
}

function coarsestFor(scales: readonly DensityLines[], level: number, below: number): DensityLines {
  const fits = ({ together }: DensityLines) => level % together === 0 && level + together <= below
  return scales.findLast(fits) ?? scales[0]
}
