import { say } from '../../../words/message'
import type { ShownPlace } from './shownMap'

/** What a place of a map is called for those who do not see it: its name, and what was done with it. */
export function toldPlace(place: ShownPlace): string {
  const { name, node, status, value, isStart, isGoal, isNext } = place
  const isReached = node !== undefined
  const done = isNext ? say({ key: 'map.next' }) : say({ key: `map.status.${status}` })
  return [
    name,
    isStart ? say({ key: 'map.start' }) : '',
    isGoal ? say({ key: 'map.goal' }) : '',
    isReached ? say({ key: 'map.node', values: { node } }) : say({ key: 'map.notReached' }),
    isReached ? done : '',
    value,
  ]
    .filter((each) => each !== '')
    .join(', ')
}
