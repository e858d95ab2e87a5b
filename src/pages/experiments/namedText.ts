import { say } from '../../words/message'

const names = ['farthest', 'layouts', 'full'] as const

/** What a list of boards is called. */
export function namedText(name: string): string {
  const known = names.find((each) => each === name)
  return known ? say({ key: `experiments.names.${known}` }) : name
}
