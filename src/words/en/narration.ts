export const narration = {
  label: 'What happens at this step',
  opening: 'The search begins in a moment.',
  sentences: '{{first}} {{second}}',
  small: {
    one: 'one',
    two: 'two',
    three: 'three',
    four: 'four',
    five: 'five',
    six: 'six',
    seven: 'seven',
    eight: 'eight',
    nine: 'nine',
    ten: 'ten',
  },
  moveCount_one: '{{count, number}} move',
  moveCount_other: '{{count, number}} moves',
  nodeCount_one: '{{count, number}} node',
  nodeCount_other: '{{count, number}} nodes',

  start: {
    queue: 'The start, node 0, is put in the queue.',
    solved: 'The start is node 0.',
  },
  leaves: {
    queue: 'Node {{node, number}} leaves the queue, as the oldest there.',
  },
  leavesNotGoal: {
    queue: 'Node {{node, number}} leaves the queue, as the oldest there, and is not the goal.',
  },
  startLeaves: {
    queue: 'The start, node 0, leaves the queue, as the only node there.',
  },
  startLeavesNotGoal: {
    queue: 'The start, node 0, leaves the queue, as the only node there, and is not the goal.',
  },
  moves: {
    its: {
      one: 'Its only move',
      both: 'Both its moves',
      all: 'All {{word}} of its moves',
      of: 'Of its {{count, number}} moves',
    },
    tried: {
      one: 'The only move tried',
      both: 'Both moves tried',
      all: 'All {{word}} moves tried',
      of: 'Of the {{count, number}} moves tried',
    },
    allNew_one: '{{subject}} leads to a new board.',
    allNew_other: '{{subject}} lead to new boards.',
    allPruned_one: '{{subject}} leads back to node {{nodes, list}}, reached before.',
    allPruned_other: '{{subject}} lead to boards reached before, nodes {{nodes, list}}.',
    mixed: '{{subject}}, {{pruned}}; {{kept}}.',
    pruned_one: '{{word}} leads back to node {{nodes, list}}, reached before',
    pruned_other: '{{word}} lead to boards reached before, nodes {{nodes, list}}',
    kept_one: '{{word}} is new',
    kept_other: '{{word}} are new',
  },
  kept: 'Tile {{piece}} moves {{direction}}: a new board, node {{node, number}}, at depth {{depth, number}}.',
  joins: {
    queue: 'It joins the end of the queue.',
  },
  joinsNotGoal: {
    queue: 'It is not the goal, and joins the end of the queue.',
  },
  pruned: {
    reached: {
      undo: 'Tile {{piece}} moves back {{direction}}: this board was reached before as node {{twin, number}} (its grandparent), so it is pruned.',
      again:
        'Tile {{piece}} moves {{direction}}: this board was reached before as node {{twin, number}}, {{where}}, so it is pruned.',
    },
    same: 'at the same depth',
    nearer_one: '{{word}} move nearer to the start',
    nearer_other: '{{word}} moves nearer to the start',
    farther_one: '{{word}} move farther from the start',
    farther_other: '{{word}} moves farther from the start',
  },
  solution: {
    start: 'The start is the goal: no move is needed.',
    generated: 'Node {{node, number}} is the goal, {{moves}} from the start.',
    left: {
      queue:
        'Node {{node, number}} leaves the queue, as the oldest there, and is the goal, {{moves}} from the start.',
    },
    why: {
      'breadth-first':
        'Breadth-first search meets boards in order of distance, so no shorter way exists.',
    },
  },
  recordEnds: 'The record ends here; the search went on and was only counted.',
  finish: {
    solved:
      'The search is over: a solution of {{moves}} was found. It generated {{nodes}} and expanded {{expanded, number}}.',
    exhausted: {
      queue:
        'The queue is empty: all {{reached, number}} boards that can be reached were reached, and the goal is not among them.',
    },
    'out-of-memory':
      'The search was given up without an answer: it holds more nodes than there is memory for. It had generated {{nodes}} and expanded {{expanded, number}}.',
    cancelled:
      'The search was stopped here. It had generated {{nodes}} and expanded {{expanded, number}}.',
  },
} as const
