// Experiments are made with any problem.
import '../../problems/all'
import type { Settings } from '../../problems/problem'
import { inTodaysNames } from '../../problems/todaysNames'
import type { Query } from '../../setup/address/address'
import { textNames } from './form/draft'

/** The texts of an experiment that a query holds; anything can be in it. */
export function readQuery(given: Query): Settings {
  const query = inTodaysNames(given)
  const texts = textNames.flatMap((name) => {
    const value = Object.hasOwn(query, name) ? query[name] : undefined
    // A key without a value, as in `?count`.
    const text = value === null ? '' : value
    return typeof text === 'string' ? [[name, text] as const] : []
  })
  return Object.fromEntries(texts)
}
