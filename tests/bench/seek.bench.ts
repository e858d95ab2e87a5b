import { countInColumns } from '../../src/layout/density/countInColumns'
import type { CountInColumns } from '../../src/layout/density/countInColumns'
import { densityLines } from '../../src/layout/density/densityLines'
import { rememberedCounts } from '../../src/layout/density/rememberedCounts'
import { layOutTree } from '../../src/layout/treeLayout'
import { createRandom } from '../../src/problems/random'
import { record } from '../../src/recording/write/recorder'
import { fitCamera, viewOf } from '../../src/stage/tree/camera/camera'
import { denseLevels } from '../../src/stage/tree/picture/denseLevels'
import { allDensity } from '../../src/stage/tree/picture/detailLevel'
import { levelsInView } from '../../src/stage/tree/picture/levelsInView'
import { hardestBoard } from './runOf'
import { median, percentile, timeEach } from './stopwatch'
import { printTable } from './table'
import type { Line } from './table'

/**
 * What it costs to know, at any step, what every node of the whole 8-puzzle is: how many nodes of
 * each kind stand in each column of pixels of a picture of all levels. Seeks go to a step anywhere,
 * steps to the one after.
 */
const viewport = { width: 900, height: 500 }
const rounds = 300

const recording = record(hardestBoard())
const random = createRandom(2024)
const anywhere = Array.from({ length: rounds }, () => Math.floor(random() * recording.events))
const after = anywhere.map((_, index) => anywhere[0] + index)

/** Counts all nodes of a picture at a step; every level is drawn as density. */
function countsOf(withPruned: boolean, count: CountInColumns) {
  const { columns, rows } = recording
  const layout = layOutTree(columns, 0, rows, withPruned)
  const tree = { layout, density: densityLines(layout, columns) }
  const view = viewOf(fitCamera(layout, viewport), layout, viewport)
  const levels = levelsInView(recording, layout, view).map((level) => ({
    ...level,
    opacity: allDensity,
  }))
  return (step: number) => denseLevels(tree, view, levels, step, viewport.width, count)
}

function linesOf(what: string, withPruned: boolean): readonly Line[] {
  const remembering = countsOf(withPruned, rememberedCounts())
  const seeks = timed(anywhere, remembering)
  const steps = timed(after, remembering)
  const anew = timed(anywhere, countsOf(withPruned, countInColumns))
  return [
    { what: `${what}: a seek`, ...figureOf(seeks), atMost: 1 },
    { what: `${what}: the step after`, ...figureOf(steps), atMost: 1 },
    { what: `${what}: a seek in a view seen for the first time`, ...figureOf(anew) },
  ]
}

function timed(steps: readonly number[], work: (step: number) => unknown) {
  timeEach(steps, work)
  return timeEach(steps, work)
}

function figureOf(times: readonly number[]) {
  const note = `95th percentile ${percentile(times, 95).toFixed(2)}`
  return { figure: median(times), unit: 'ms', note }
}

printTable([
  ...linesOf('181,440 kept nodes', false),
  ...linesOf('with the pruned ones, 483,663', true),
])
