export const narration = {
  label: 'What happens at this step',
  opening: 'The search begins in a moment.',
  notBegun: 'The search has not begun.',
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

  frontier: {
    queue: 'queue',
    stack: 'stack',
    path: 'stack',
    priority: 'frontier',
    byLevel: 'frontier',
  },
  start: {
    queue: 'The start, node 0, is put in the queue.',
    stack: 'The start, node {{node, number}}, is put on the stack.',
    path: 'The start, node {{node, number}}, is not the goal, and is put on the stack.',
    again: 'The start is put on the stack again, as node {{node, number}}.',
    cut: 'The start, node {{node, number}}, is not the goal. It stands at the depth limit of {{limit, number}}, so it is pruned.',
    priority: 'The start, node 0, is put in the frontier.',
    byLevel: 'The start, node 0, is put in the frontier.',
    goal: 'The goal, node {{node, number}}, is put in the {{frontier}} too: a second search begins there.',
    solved: 'The start is node 0.',
  },
  who: {
    node: 'Node {{node, number}}',
    start: 'The start, node 0,',
    goal: 'Node {{node, number}}, the goal,',
    forward: 'Node {{node, number}}, on the side of the start,',
    backward: 'Node {{node, number}}, on the side of the goal,',
  },
  leaves: {
    queue: '{{who}} leaves the queue, as the oldest there.',
    stack: '{{who}} leaves the stack, as the newest there.',
    path: '{{who}} leaves the stack: it is next on the way down.',
    pathAgain: '{{who}}, its next child, leaves the stack.',
    priority: '{{who}} leaves the frontier: no {{by}} there is smaller than its {{told}}.',
    byLevel:
      '{{who}} leaves the frontier: no {{by}} left on its level is smaller than its {{told}}.',
  },
  leavesNotGoal: {
    queue: '{{who}} leaves the queue, as the oldest there, and is not the goal.',
    stack: '{{who}} leaves the stack, as the newest there, and is not the goal.',
    path: '{{who}} leaves the stack, and is not the goal.',
    pathAgain: '{{who}}, its next child, leaves the stack, and is not the goal.',
    priority:
      '{{who}} leaves the frontier: no {{by}} there is smaller than its {{told}}. It is not the goal.',
    byLevel:
      '{{who}} leaves the frontier: no {{by}} left on its level is smaller than its {{told}}. It is not the goal.',
  },
  backUp:
    'Node {{last, number}} (depth {{from, number}}) put no child on the stack: the search backs up to node {{above, number}} (depth {{to, number}}).',
  startLeaves: {
    queue: 'The start, node 0, leaves the queue, as the only node there.',
    stack: 'The start leaves the stack, as the only node there.',
    path: 'The start leaves the stack, as the only node there.',
    priority: 'The start leaves the frontier, as the only node there.',
    byLevel: 'The start leaves the frontier, as the only node there.',
  },
  startLeavesNotGoal: {
    queue: 'The start, node 0, leaves the queue, as the only node there, and is not the goal.',
    stack: 'The start leaves the stack, as the only node there, and is not the goal.',
    path: 'The start leaves the stack, as the only node there, and is not the goal.',
    priority: 'The start leaves the frontier, as the only node there, and is not the goal.',
    byLevel: 'The start leaves the frontier, as the only node there, and is not the goal.',
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
      tooDeep_one: 'leads deeper than the depth limit',
      tooDeep_other: 'lead deeper than the depth limit',
      'over-limit_one': 'is over the limit',
      'over-limit_other': 'are over the limit',
      cheaper_one: 'reaches the state of {{nodes}} in fewer moves',
      cheaper_other: 'reach the states of {{nodes}} in fewer moves',
      new_one: 'leads to a new state',
      new_other: 'lead to new states',
      unreached_one: 'leads to a state not reached before',
      unreached_other: 'lead to states not reached before',
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
    unreached:
      '{{move}}: a state not reached before, node {{node, number}}, at depth {{depth, number}}.',
    plain: '{{move}}: node {{node, number}}, at depth {{depth, number}}.',
    plainFromGoal: '{{move}}: node {{node, number}}, at depth {{depth, number}} from the goal.',
    cheaper:
      '{{move}}: node {{node, number}}, at depth {{depth, number}}. Node {{twin, number}} has the same state, at depth {{before, number}}.',
  },
  joins: {
    queue: 'It joins the end of the queue.',
    stack: 'It goes on top of the stack.',
    path: 'It goes on the stack.',
    priority: 'Its {{by}} = {{told}} decides when it leaves.',
    byLevel: 'Its {{by}} = {{told}} decides when it leaves, after all that are less deep.',
  },
  joinsNotMet: 'Neither side had reached this state.',
  joinsNotGoal: {
    queue: 'It is not the goal, and joins the end of the queue.',
    stack: 'It is not the goal, and goes on top of the stack.',
    path: 'It is not the goal, and goes on the stack.',
    priority: 'It is not the goal, and waits with {{by}} = {{value, number}}.',
    byLevel: 'It is not the goal, and waits with {{by}} = {{value, number}}.',
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
    tooDeep:
      '{{move}}: it is deeper than the depth limit of {{limit, number}}, so it is pruned, and not compared with the goal.',
    'over-limit': '{{move}}: f = {{told}} is over the limit of {{limit, number}}, so it is pruned.',
    same: 'at the same depth',
    shorter_one: 'by a path {{word}} move shorter',
    shorter_other: 'by a path {{word}} moves shorter',
    longer_one: 'by a path {{word}} move longer',
    longer_other: 'by a path {{word}} moves longer',
    shorterGoal_one: 'by a path from the goal {{word}} move shorter',
    shorterGoal_other: 'by a path from the goal {{word}} moves shorter',
    longerGoal_one: 'by a path from the goal {{word}} move longer',
    longerGoal_other: 'by a path from the goal {{word}} moves longer',
    twinDropped: 'Node {{twin, number}} was dropped and never expanded.',
  },
  solution: {
    start: 'The start is the goal: no move is needed.',
    generated: 'Node {{node, number}} is the goal, {{moves}} from the start.',
    left: {
      queue:
        'Node {{node, number}} leaves the queue, as the oldest there, and is the goal, {{moves}} from the start.',
      stack: 'Node {{node, number}} leaves the stack and is the goal, {{moves}} from the start.',
      path: 'Node {{node, number}} leaves the stack and is the goal, {{moves}} from the start.',
      priority:
        'Node {{node, number}} leaves the frontier, as no {{by}} there is smaller, and is the goal, {{moves}} from the start.',
      byLevel:
        'Node {{node, number}} leaves the frontier, as no {{by}} left on its level is smaller, and is the goal, {{moves}} from the start.',
    },
    meets:
      'Node {{node, number}} has the state of node {{meets, number}}, which the other search reached: the two meet, and the way through both has {{moves}}.',
  },
  supersede: {
    waiting:
      'Node {{by, number}} reaches the state of node {{node, number}} in {{moves}} instead of {{before}}: it takes its place in the frontier.',
    left: 'Node {{by, number}} reaches the state of node {{node, number}} in {{moves}} instead of {{before}}: the state is opened again.',
  },
  drop: {
    'beam-full_one':
      'Node {{node, number}} is dropped from the frontier: the beam takes only the best one of a level, and it has no greater {{by}} than its {{told}}.',
    'beam-full_other':
      'Node {{node, number}} is dropped from the frontier: the beam takes only the best of a level, and they have no greater {{by}} than its {{told}}.',
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
      goal_one:
        'The {{frontier}} is empty: the only state that can be reached was reached, and it is not the goal.',
      goal_other:
        'The {{frontier}} is empty: all {{reached, number}} states that can be reached were reached, and the goal is not among them.',
      explored_one: 'The {{frontier}} is empty: the only state that can be reached was reached.',
      explored_other:
        'The {{frontier}} is empty: all {{reached, number}} states that can be reached were reached.',
      twoWays:
        'The {{frontier}} is empty, and the two searches did not meet: the goal cannot be reached.',
      path: 'Nothing was cut off at the last limit: the goal cannot be reached.',
    },
    limit:
      'The {{frontier}} is empty: within the depth limit of {{limit, number}} the goal was not found. The search generated {{nodes}} and expanded {{expanded, number}}.',
    mayHaveMissed:
      'A state that was first reached at a greater depth is not opened again when it is met nearer to the start, so a solution within the limit may have been missed.',
    notFound:
      'The {{frontier}} is empty, and the goal was not found. The search generated {{nodes}} and expanded {{expanded, number}}.',
    dropped_one:
      'The {{frontier}} is empty, and the goal was not found: the {{count, number}} node that was dropped may have led to it. The search generated {{nodes}} and expanded {{expanded, number}}.',
    dropped_other:
      'The {{frontier}} is empty, and the goal was not found: the {{count, number}} nodes that were dropped may have led to it. The search generated {{nodes}} and expanded {{expanded, number}}.',
    solvedAll:
      'The search is over: {{count, number}} solutions of {{moves}} were found. It generated {{nodes}} and expanded {{expanded, number}}.',
    'out-of-memory':
      'The search was given up without an answer: it holds more nodes than there is memory for. It had generated {{nodes}} and expanded {{expanded, number}}.',
    cancelled:
      'The search was stopped here. It had generated {{nodes}} and expanded {{expanded, number}}.',
  },
} as const
