import { say } from '../../words/message'
import { readRunValue } from './runValue'

/** What a number of a run is called at the head of a column. */
export function columnName(of: string): string {
  const value = readRunValue(of)
  if (!value) return of
  if (value.kind === 'width') {
    return say({ key: 'lessons.number.width', values: { depth: value.depth } })
  }
  if (value.kind === 'node') {
    return say({ key: 'lessons.number.node', values: { of: value.of, node: value.node } })
  }
  if (value.kind !== 'limit') return say({ key: `lessons.number.${value.kind}` })
  return say({ key: `lessons.number.limit.${value.count}`, values: { limit: value.limit } })
}
