/** How a search begins, and what leaves the frontier. */
export const narrationOfLeaving = {
  start: {
    queue: 'The start, node {{node, node}}, is put in the queue.',
    stack: 'The start, node {{node, node}}, is put on the stack.',
    path: 'The start, node {{node, node}}, is not the goal, and is put on the stack.',
    again: 'The start is put on the stack again, as node {{node, node}}.',
    cut: 'The start, node {{node, node}}, is not the goal. It is at the depth limit of {{limit, number}}, so it is pruned.',
    pruned: 'The start, node {{node, node}}, is pruned.',
    priority: 'The start, node {{node, node}}, is put in the frontier.',
    byLevel: 'The start, node {{node, node}}, is put in the frontier.',
    any: 'The start, node {{node, node}}, is put in the frontier.',
    goal: 'The goal, node {{node, node}}, is put in the {{frontier}} too: a second search begins there.',
    plain: 'The start is node {{node, node}}.',
    plainGoal: 'The goal is node {{node, node}}.',
  },
  who: {
    node: 'Node {{node, node}}',
    start: 'The start, node {{node, node}},',
    goal: 'Node {{node, node}}, the goal,',
    forward: 'Node {{node, node}}, on the side of the start,',
    backward: 'Node {{node, node}}, on the side of the goal,',
  },
  leaves: {
    queue: '{{who}} leaves the queue, as the oldest there.',
    stack: '{{who}} leaves the stack, as the newest there.',
    path: '{{who}} leaves the stack: it is next on the path down.',
    pathAgain: '{{who}}, its next child, leaves the stack.',
    priority: '{{who}} leaves the frontier: no {{by}} there is smaller than its {{told}}.',
    byLevel:
      '{{who}} leaves the frontier: no {{by}} left on its level is smaller than its {{told}}.',
    any: '{{who}} leaves the frontier.',
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
    any: '{{who}} leaves the frontier, and is not the goal.',
  },
  outOfOrder:
    'The manifest declares an order ({{order}}). By that, with one frontier and each node put in as it is generated, node {{before, node}} would leave first.',
  backUp: {
    none: 'Node {{last, node}} (depth {{from, number}}) put no child on the stack: the search backs up to node {{above, node}} (depth {{to, number}}).',
    gone: 'No child of node {{last, node}} (depth {{from, number}}) is left on the stack: the search backs up to node {{above, node}} (depth {{to, number}}).',
  },
  startLeaves: {
    queue: 'The start, node {{node, node}}, leaves the queue, as the only node there.',
    stack: 'The start leaves the stack, as the only node there.',
    path: 'The start leaves the stack, as the only node there.',
    priority: 'The start leaves the frontier, as the only node there.',
    byLevel: 'The start leaves the frontier, as the only node there.',
    any: 'The start leaves the frontier, as the only node there.',
  },
  startLeavesNotGoal: {
    queue:
      'The start, node {{node, node}}, leaves the queue, as the only node there, and is not the goal.',
    stack: 'The start leaves the stack, as the only node there, and is not the goal.',
    path: 'The start leaves the stack, as the only node there, and is not the goal.',
    priority: 'The start leaves the frontier, as the only node there, and is not the goal.',
    byLevel: 'The start leaves the frontier, as the only node there, and is not the goal.',
    any: 'The start leaves the frontier, as the only node there, and is not the goal.',
  },
} as const
