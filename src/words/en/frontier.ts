export const frontier = {
  name: 'Frontier',
  waiting_zero: 'Empty: nothing waits',
  waiting_one: '{{count, number}} waits',
  waiting_other: '{{count, number}} wait',
  order: {
    queue: 'first in, first out',
    stack: 'last in, first out',
    path: 'newest family first',
    'least-f': 'least f = g + h first',
    'least-g': 'least g first',
    'least-h': 'least h first',
  },
  nothingYet:
    'Nothing is recorded yet. The boards that wait to be expanded will stand here in order.',
  node: 'Node {{node, number}}, depth {{depth, number}}, board {{board}}',
  tagged: '{{node}}, {{tag}}',
  tag: { next: 'next', new: 'new', last: 'last in' },
  depth: 'depth {{depth, number}}',
  list: 'Waiting boards, the next to leave first',
} as const
