import { hasFields } from '../../shared/hasFields'
import { jsonIn } from '../../shared/jsonIn'
import { experimentCell } from './csv'

/** The texts of the experiment in a file of results, as they stand there: they may be anything. */
export function textsInFile(text: string): unknown {
  if (/^\s*\{/.test(text)) {
    const found = jsonIn(text)
    return hasFields(found) ? found.experiment : undefined
  }
  const cell = experimentCell(text)
  return cell === undefined ? undefined : jsonIn(cell)
}
