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
    stack: 'The start, node {{node, number}}, is put on the stack.',
    path: 'The start, node {{node, number}}, is not the goal, and is put on the stack.',
    again: 'The start is put on the stack again, as node {{node, number}}.',
    cut: 'The start, node {{node, number}}, is not the goal. It stands at the depth limit of {{limit, number}}, so it is pruned.',
    'least-f': 'The start, node 0, is put in the frontier.',
    'least-g': 'The start, node 0, is put in the frontier.',
    'least-h': 'The start, node 0, is put in the frontier.',
    goal: 'The goal, node {{node, number}}, is put in the queue too: a second search begins there.',
    solved: 'The start is node 0.',
  },
  leaves: {
    queue: 'Node {{node, number}} leaves the queue, as the oldest there.',
    stack: 'Node {{node, number}} leaves the stack, as the newest there.',
    path: 'Node {{node, number}} leaves the stack: it is next on the way down.',
    'least-f':
      'Node {{node, number}} leaves the frontier: no f there is smaller than its {{g, number}} + {{h, number}} = {{f, number}}.',
    'least-g':
      'Node {{node, number}} leaves the frontier: no g there is smaller than its {{g, number}}.',
    'least-h':
      'Node {{node, number}} leaves the frontier: no h there is smaller than its {{h, number}}.',
  },
  leavesOfTwo: {
    goal: 'Node {{node, number}}, the goal, leaves the queue, as the oldest there.',
    forward:
      'Node {{node, number}}, on the side of the start, leaves the queue, as the oldest there.',
    backward:
      'Node {{node, number}}, on the side of the goal, leaves the queue, as the oldest there.',
  },
  leavesNotGoal: {
    queue: 'Node {{node, number}} leaves the queue, as the oldest there, and is not the goal.',
    stack: 'Node {{node, number}} leaves the stack, as the newest there, and is not the goal.',
    path: 'Node {{node, number}} leaves the stack, and is not the goal.',
    'least-f':
      'Node {{node, number}} leaves the frontier: no f there is smaller than its {{g, number}} + {{h, number}} = {{f, number}}. It is not the goal.',
    'least-g':
      'Node {{node, number}} leaves the frontier: no g there is smaller than its {{g, number}}. It is not the goal.',
    'least-h':
      'Node {{node, number}} leaves the frontier: no h there is smaller than its {{h, number}}. It is not the goal.',
  },
  startLeaves: {
    queue: 'The start, node 0, leaves the queue, as the only node there.',
    twoWays: 'The start, node 0, leaves the queue, as the oldest there.',
    stack: 'The start leaves the stack, as the only node there.',
    path: 'The start leaves the stack, as the only node there.',
    'least-f': 'The start leaves the frontier, as the only node there.',
    'least-g': 'The start leaves the frontier, as the only node there.',
    'least-h': 'The start leaves the frontier, as the only node there.',
  },
  startLeavesNotGoal: {
    queue: 'The start, node 0, leaves the queue, as the only node there, and is not the goal.',
    stack: 'The start leaves the stack, as the only node there, and is not the goal.',
    path: 'The start leaves the stack, as the only node there, and is not the goal.',
    'least-f': 'The start leaves the frontier, as the only node there, and is not the goal.',
    'least-g': 'The start leaves the frontier, as the only node there, and is not the goal.',
    'least-h': 'The start leaves the frontier, as the only node there, and is not the goal.',
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
    alike: '{{subject}} {{fate}}.',
    mixed: '{{subject}}, {{parts}}.',
    some: '{{word}} {{fate}}',
    nodes_one: 'node {{nodes, list}}',
    nodes_other: 'nodes {{nodes, list}}',
    and: '{{first}}; {{second}}',
    fate: {
      back_one: 'leads back to {{nodes}}, reached before',
      back_other: 'lead back to {{nodes}}, reached before',
      again_one: 'leads to a state reached before, {{nodes}}',
      again_other: 'lead to states reached before, {{nodes}}',
      mirrored_one: 'leads to the mirror image of a state reached before, {{nodes}}',
      mirrored_other: 'lead to mirror images of states reached before, {{nodes}}',
      sibling_one: 'leads to a state that an earlier one of them leads to',
      sibling_other: 'lead to states that earlier ones of them lead to',
      siblingMirrored_one:
        'leads to the mirror image of a state that an earlier one of them leads to',
      siblingMirrored_other: 'lead to mirror images of states that earlier ones of them lead to',
      undoes_one: 'takes the last move back',
      undoes_other: 'take the last move back',
      'depth-limit_one': 'leads to a state at the depth limit that is not the goal',
      'depth-limit_other': 'lead to states at the depth limit that are not the goal',
      belowLimit_one: 'leads below the depth limit',
      belowLimit_other: 'lead below the depth limit',
      'over-limit_one': 'is over the limit',
      'over-limit_other': 'are over the limit',
      cheaper_one: 'reaches the state of {{nodes}} in fewer moves',
      cheaper_other: 'reach the states of {{nodes}} in fewer moves',
      new_one: 'leads to a new state',
      new_other: 'lead to new states',
      stacked_one: 'leads to a state that goes on the stack',
      stacked_other: 'lead to states that go on the stack',
      goal_one: 'leads to the goal',
      goal_other: 'lead to the goal',
      meets_one: 'leads to a state that the other side has reached',
      meets_other: 'lead to states that the other side has reached',
    },
  },
  kept: {
    new: '{{move}}: a new state, node {{node, number}}, at depth {{depth, number}}.',
    newFromGoal:
      '{{move}}: a new state, node {{node, number}}, at depth {{depth, number}} from the goal.',
    plain: '{{move}}: node {{node, number}}, at depth {{depth, number}}.',
    plainFromGoal: '{{move}}: node {{node, number}}, at depth {{depth, number}} from the goal.',
    cheaper:
      '{{move}}: node {{node, number}}, at depth {{depth, number}}. Node {{twin, number}} has the same state, at depth {{before, number}}.',
  },
  joins: {
    queue: 'It joins the end of the queue.',
    stack: 'It goes on top of the stack.',
    path: 'It goes on the stack.',
    'least-f': 'Its f = {{g, number}} + {{h, number}} = {{f, number}} decides when it leaves.',
    'least-g': 'Its g = {{g, number}} decides when it leaves.',
    'least-h': 'Its h = {{h, number}} decides when it leaves.',
  },
  joinsNotMet: 'Neither side had reached this state: it joins the end of the queue.',
  joinsNotGoal: {
    queue: 'It is not the goal, and joins the end of the queue.',
    stack: 'It is not the goal, and goes on top of the stack.',
    path: 'It is not the goal, and goes on the stack.',
    'least-f': 'It is not the goal, and waits with f = {{f, number}}.',
    'least-g': 'It is not the goal, and waits with g = {{g, number}}.',
    'least-h': 'It is not the goal, and waits with h = {{h, number}}.',
  },
  pruned: {
    reached: {
      undo: '{{move}}: this state was reached before as node {{twin, number}} (its grandparent), so it is pruned.',
      again:
        '{{move}}: this state was reached before as node {{twin, number}}, {{where}}, so it is pruned.',
      mirrored:
        '{{move}}: the mirror image of this state was reached before as node {{twin, number}}, {{where}}, so it is pruned.',
    },
    undoes: '{{move}}: it takes the last move back, so it is pruned.',
    'depth-limit':
      '{{move}}: it is not the goal and stands at the depth limit of {{limit, number}}, so it is pruned.',
    belowLimit:
      '{{move}}: it lies below the depth limit of {{limit, number}}, so it is pruned, and not compared with the goal.',
    'over-limit':
      '{{move}}: f = {{g, number}} + {{h, number}} = {{f, number}} is over the limit of {{limit, number}}, so it is pruned.',
    same: 'at the same depth',
    nearer_one: '{{word}} move nearer to the start',
    nearer_other: '{{word}} moves nearer to the start',
    farther_one: '{{word}} move farther from the start',
    farther_other: '{{word}} moves farther from the start',
    nearerGoal_one: '{{word}} move nearer to the goal',
    nearerGoal_other: '{{word}} moves nearer to the goal',
    fartherGoal_one: '{{word}} move farther from the goal',
    fartherGoal_other: '{{word}} moves farther from the goal',
  },
  solution: {
    start: 'The start is the goal: no move is needed.',
    generated: 'Node {{node, number}} is the goal, {{moves}} from the start.',
    left: {
      queue:
        'Node {{node, number}} leaves the queue, as the oldest there, and is the goal, {{moves}} from the start.',
      stack: 'Node {{node, number}} leaves the stack and is the goal, {{moves}} from the start.',
      path: 'Node {{node, number}} leaves the stack and is the goal, {{moves}} from the start.',
      'least-f':
        'Node {{node, number}} leaves the frontier, as no f there is smaller, and is the goal, {{moves}} from the start.',
      'least-g':
        'Node {{node, number}} leaves the frontier, as no g there is smaller, and is the goal, {{moves}} from the start.',
      'least-h':
        'Node {{node, number}} leaves the frontier, as no h there is smaller, and is the goal, {{moves}} from the start.',
    },
    meets:
      'Node {{node, number}} has the state of node {{meets, number}}, which the other search reached: the two meet, and the way through both has {{moves}}.',
    why: {
      'breadth-first':
        'Breadth-first search meets states in order of distance, so no shorter way exists.',
      bidirectional: 'Both sides grow level by level and in turn, so no shorter way exists.',
      'depth-first': 'Depth-first search goes down before it looks aside: a shorter way may exist.',
      'iterative-deepening': 'No smaller limit had a solution, so no shorter way exists.',
      admissible: 'The estimate is never too high, so no shorter way exists.',
      inadmissible: 'The estimate can be too high, so a shorter way may exist.',
      greedy: 'Greedy search looks at the estimate alone: a shorter way may exist.',
      'uniform-cost': 'Nodes leave in order of g, so no shorter way exists.',
    },
  },
  supersede: {
    waiting:
      'Node {{by, number}} reaches the state of node {{node, number}} in {{moves}} instead of {{before}}: it takes its place in the frontier.',
    left: 'Node {{by, number}} reaches the state of node {{node, number}} in {{moves}} instead of {{before}}: the state is opened again.',
  },
  drop: {
    'beam-full': 'Node {{node, number}} is dropped from the frontier: the beam is full.',
  },
  iteration: {
    first: {
      depth: 'The search begins with a depth limit of {{limit, number}}.',
      f: 'The search begins: f may be at most {{limit, number}}, the estimate for the start.',
    },
    again: {
      depth: 'The search begins anew, with a depth limit of {{limit, number}}.',
      f: 'The search begins anew: f may be at most {{limit, number}}.',
    },
  },
  recordEnds: 'The record ends here; the search went on and was only counted.',
  finish: {
    solved:
      'The search is over: a solution of {{moves}} was found. It generated {{nodes}} and expanded {{expanded, number}}.',
    exhausted: {
      goal: 'The frontier is empty: all {{reached, number}} states that can be reached were reached, and the goal is not among them.',
      queue:
        'The queue is empty: all {{reached, number}} states that can be reached were reached, and the goal is not among them.',
      stack:
        'The stack is empty: all {{reached, number}} states that can be reached were reached, and the goal is not among them.',
      explored:
        'The queue is empty: all {{reached, number}} states that can be reached were reached.',
      twoWays: 'The queue is empty, and the two searches did not meet: the goal cannot be reached.',
      path: 'Nothing was cut off at the last limit: the goal cannot be reached.',
    },
    limit:
      'The stack is empty: within the depth limit the goal was not found. It generated {{nodes}} and expanded {{expanded, number}}.',
    solvedAll:
      'The search is over: {{count, number}} solutions of {{moves}} were found. It generated {{nodes}} and expanded {{expanded, number}}.',
    'out-of-memory':
      'The search was given up without an answer: it holds more nodes than there is memory for. It had generated {{nodes}} and expanded {{expanded, number}}.',
    cancelled:
      'The search was stopped here. It had generated {{nodes}} and expanded {{expanded, number}}.',
  },
} as const
