import type { Results } from '../../experiments/results'
import { measures } from '../../experiments/row'
import type { Measure } from '../../experiments/row'
import { writeSearch } from '../../experiments/searchText'
import { knownMeansBeside } from '../../experiments/summary/knownMeans'
import { sharedMeans } from '../../experiments/summary/sharedMeans'
import { summaries } from '../../experiments/summary/summary'

const names: Readonly<Record<Measure, string>> = {
  popped: 'taken',
  generated: 'generated',
  peakSize: 'reached',
  boards: 'boards on the path',
  cost: 'cost of the path',
  ms: 'ms',
}

/** Results as a plain table of a summary for each search. */
export function experimentTable({ experiment, rows }: Results): string {
  const shared = sharedMeans(rows, experiment.searches.length)
  const ofShared = shared ? [`mean of ${shared.boards} solved by all`] : []
  const head = ['', 'mean', ...ofShared, 'median', 'least', 'most', 'known mean']
  const blocks = summaries(rows, experiment.searches.length).map((summary, search) => {
    const { solved, unsolved, cut, spreads } = summary
    const known = knownMeansBeside(experiment, search, summary)
    const lines = measures.flatMap((measure) => {
      const spread = spreads[measure]
      if (!spread) return []
      const { mean, median, least, most } = spread
      const ofAll = shared ? [shared.means[search][measure]] : []
      const figures = [mean, ...ofAll, median, least, most, known?.[measure]].map(shown)
      return [[`  ${names[measure]}`, ...figures]]
    })
    const title = writeSearch(experiment.searches[search])
    return { title: `${title}: ${solved} solved, ${unsolved} unsolved, ${cut} cut`, lines }
  })
  const all = [head, ...blocks.flatMap(({ lines }) => lines)]
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column].length)))
  const aligned = (line: readonly string[]) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join('  ')
      .trimEnd()
  const told = blocks.flatMap(({ title, lines }) => [title, ...lines.map(aligned)])
  return [aligned(head), ...told, ''].join('\n')
}

function shown(figure: number | undefined): string {
  if (figure === undefined) return ''
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(2)
}
