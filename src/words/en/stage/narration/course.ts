/** How a search goes on, and how it ends. */
export const narrationOfCourse = {
  solution: {
    start: 'The start is the goal: no move is needed.',
    generated: 'Node {{node, node}} is the goal, {{moves}} from the start.',
    left: {
      queue:
        'Node {{node, node}} leaves the queue, as the oldest there, and is the goal, {{moves}} from the start.',
      stack: 'Node {{node, node}} leaves the stack and is the goal, {{moves}} from the start.',
      path: 'Node {{node, node}} leaves the stack and is the goal, {{moves}} from the start.',
      priority:
        'Node {{node, node}} leaves the frontier, as no {{by}} there is smaller, and is the goal, {{moves}} from the start.',
      byLevel:
        'Node {{node, node}} leaves the frontier, as no {{by}} left on its level is smaller, and is the goal, {{moves}} from the start.',
      any: 'Node {{node, node}} leaves the frontier and is the goal, {{moves}} from the start.',
    },
    meets:
      'Node {{node, node}} has the state of node {{meets, node}}, which the other search reached: the two meet, and the path through both has {{moves}}.',
  },
  supersede: {
    waiting:
      'Node {{by, node}} reaches the state of node {{node, node}} {{way}}: it takes its place in the frontier.',
    left: 'Node {{by, node}} reaches the state of node {{node, node}} {{way}}: the state is opened again.',
    inMoves: 'in {{moves}} instead of {{before}}',
    atCost: 'at a cost of {{cost, number}} instead of {{before, number}}',
  },
  drop: {
    any: 'Node {{node, node}} is dropped from the frontier.',
    'beam-full_one':
      'Node {{node, node}} is dropped from the frontier: the beam keeps only the best node of a level, and that one has no greater {{by}} than its {{told}}.',
    'beam-full_other':
      'Node {{node, node}} is dropped from the frontier: the beam keeps only the best nodes of a level, and they have no greater {{by}} than its {{told}}.',
  },
  iteration: {
    first: {
      depth: 'The search begins with a depth limit of {{limit, number}}.',
      f: 'The search begins: f may be at most {{limit, number}}, the h of the start.',
      any: 'The search begins with the limit {{limit, number}}.',
    },
    again: {
      depth: 'The search starts again, with a depth limit of {{limit, number}}.',
      f: 'The search starts again: f may be at most {{limit, number}}.',
      any: 'The search starts again, with the limit {{limit, number}}.',
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
        'The {{frontier}} is empty: all {{count, number}} states that can be reached were reached, and the goal is not among them.',
      explored_one: 'The {{frontier}} is empty: the only state that can be reached was reached.',
      explored_other:
        'The {{frontier}} is empty: all {{count, number}} states that can be reached were reached.',
      twoWays:
        'The {{frontier}} is empty, and the two searches did not meet: the goal cannot be reached.',
      path: 'Nothing was cut off at the last limit: the goal cannot be reached.',
    },
    limit:
      'The {{frontier}} is empty: the goal was not found within the depth limit of {{limit, number}}. The search generated {{nodes}} and expanded {{expanded, number}}.',
    mayHaveMissed:
      'A state that was first reached at a greater depth is not opened again when it is reached nearer to the start, so a solution within the limit may have been missed.',
    notFound:
      'The {{frontier}} is empty, and the goal was not found. The search generated {{nodes}} and expanded {{expanded, number}}.',
    dropped_one:
      'The {{frontier}} is empty, and the goal was not found: the {{count, number}} node that was dropped may have led to it. The search generated {{nodes}} and expanded {{expanded, number}}.',
    dropped_other:
      'The {{frontier}} is empty, and the goal was not found: the {{count, number}} nodes that were dropped may have led to it. The search generated {{nodes}} and expanded {{expanded, number}}.',
    solvedAll:
      'The search is over: {{count, number}} solutions of {{moves}} were found. It generated {{nodes}} and expanded {{expanded, number}}.',
    solvedFirst:
      'The search is over: {{count, number}} solutions were found, the first of {{moves}}. It generated {{nodes}} and expanded {{expanded, number}}.',
    solvedBetter:
      'The search is over: {{count, number}} solutions were found, the first of {{moves}}, the best of {{best}}. It generated {{nodes}} and expanded {{expanded, number}}.',
    'out-of-memory':
      'The search ran out of memory and found no answer. It had generated {{nodes}} and expanded {{expanded, number}}.',
    cancelled:
      'The search was stopped here. It had generated {{nodes}} and expanded {{expanded, number}}.',
  },
} as const
