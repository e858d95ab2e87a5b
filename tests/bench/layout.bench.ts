import { stratify, tree } from 'd3'
import { layOutTree } from '../../src/layout/treeLayout'
import { kept } from '../../src/recording/reasonCodes'
import { record } from '../../src/recording/write/recorder'
import { hardestBoard } from './runOf'
import { median, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

interface Row {
  readonly row: number
  readonly above: number
}

const { columns, rows } = record(hardestBoard())
const keptRows = Array.from({ length: rows }, (_, row) => row).filter(
  (row) => columns.reason[row] === kept,
)

/** d3's hierarchy and layout of the kept nodes, from the same columns. */
function layOutByD3() {
  const root = stratify<Row>()
    .id(({ row }) => String(row))
    .parentId(({ above }) => (above < 0 ? undefined : String(above)))(
    keptRows.map((row) => ({ row, above: columns.parent[row] })),
  )
  return tree<Row>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.25))(root)
}

const ours = layOutTree(columns, 0, rows, false)
layOutByD3().each(({ data, x }) => {
  if (Math.abs(ours.x[data.row] - x) > 0.01) throw new Error(`row ${data.row} stands elsewhere`)
})

const { keptOnly, withPruned } = timeInTurn(
  {
    keptOnly: () => layOutTree(columns, 0, rows, false),
    withPruned: () => layOutTree(columns, 0, rows, true),
  },
  { warmUp: 3, rounds: 9 },
)
const { byD3 } = timeInTurn({ byD3: layOutByD3 }, { warmUp: 1, rounds: 3 })

printTable([
  { what: 'nodes kept', figure: keptRows.length, unit: 'nodes' },
  { what: 'nodes with the pruned ones', figure: rows, unit: 'nodes' },
  timeLine('kept nodes, median of 9', keptOnly),
  timeLine('kept and pruned nodes, median of 9', withPruned),
  timeLine("kept nodes by d3's hierarchy and tree, median of 3", byD3),
  {
    what: 'ours : d3, kept nodes',
    figure: median(keptOnly) / median(byD3),
    unit: 'times',
    atMost: 0.2,
  },
])
