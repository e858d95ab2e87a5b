import { csvParseRows } from 'd3'
import { parseJson } from './parseJson'

/** The texts of the experiment in a file of results, as they stand there: they may be anything. */
export function textsInFile(text: string): unknown {
  if (/^\s*\{/.test(text)) {
    const found = parseJson(text)
    return isRecord(found) ? found.experiment : undefined
  }
  const cells = csvParseRows(text.replace(/^\ufeff/, '')).flat()
  const cell = cells.find((each) => each.startsWith('{'))
  return cell === undefined ? undefined : parseJson(cell)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
