import { csvParseRows } from 'd3'
import { jsonIn } from '../../shared/jsonIn'
import { hasFields } from '../../shared/hasFields'

/** The texts of the experiment in a file of results, as they stand there: they may be anything. */
export function textsInFile(text: string): unknown {
  if (/^\s*\{/.test(text)) {
    const found = jsonIn(text)
    return hasFields(found) ? found.experiment : undefined
  }
  const cells = csvParseRows(text.replace(/^\ufeff/, '')).flat()
  const cell = cells.find((each) => each.startsWith('{'))
  return cell === undefined ? undefined : jsonIn(cell)
}
