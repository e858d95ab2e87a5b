/** What is said of a question while it is asked, and of its answer. */
export const lessonAsked = {
  check: 'Check',
  frontier: 'The nodes that wait, in no order.',
  someOf_one: 'These are some of the {{count, number}} that waits.',
  someOf_other: 'These are some of the {{count, number}} that wait.',
  called: {
    node: 'node {{node, node}}',
    place: '{{place}} (node {{node, node}})',
    number: 'number {{number, number}}',
  },
  next: {
    how: 'Click the node that leaves next, in the frontier or in the tree.',
    howOnMap: 'Click the node that leaves next, in the frontier, in the tree or on the map.',
    toBoards: 'Go to the nodes that wait',
    onPaper: 'These nodes wait, in no order. Circle the one that leaves next.',
    gOnPaper: 'g = {{g, number}}',
    hint: 'Not {{which}}. A hint: the frontier is a {{rule}}. Try again.',
    hintOfTie: 'Not {{which}}. A hint: another has the same {{by}}. Try again.',
    feedback: {
      queue_one:
        '{{count, number}} node is ahead of node {{node, node}} in the queue: it came earlier.',
      queue_other:
        '{{count, number}} nodes are ahead of node {{node, node}} in the queue: they came earlier.',
      stack_one:
        '{{count, number}} node is above node {{node, node}} on the stack: it was pushed later.',
      stack_other:
        '{{count, number}} nodes are above node {{node, node}} on the stack: they were pushed later.',
      path_one: '{{count, number}} node is popped before node {{node, node}}.',
      path_other: '{{count, number}} nodes are popped before node {{node, node}}.',
      greater: 'The {{by}} of {{which}} is {{value, number}}, and another that waits has less.',
      tied: 'The {{by}} of {{which}} is {{value, number}}, and nothing that waits has less. But another has the same, and it came earlier.',
    },
    notWaiting: 'Node {{node, node}} does not wait in the frontier. Try again.',
    right: 'It is {{which}}.',
  },
  pruned: {
    how: 'Mark the children that will be pruned.',
    onPaper: 'These are its children. Circle those that will be pruned.',
    child: 'Child {{board}}',
    hint_one:
      'Look again: {{count, number}} of these children should be marked differently. Ask of each: {{questions}}? Try again.',
    hint_other:
      'Look again: {{count, number}} of these children should be marked differently. Ask of each: {{questions}}? Try again.',
    either: '{{before}}, or {{next}}',
    ask: {
      reached: 'is it already somewhere in the tree',
      reachedAtNoMore: 'is it already in the tree, by a path that costs no more',
      reachedOrMirrored: 'is it, or its mirror image, already somewhere in the tree',
      undoes: 'does its move only undo the last one',
      tooDeep: 'is it deeper than the limit',
      'depth-limit': 'is it at the limit without being the goal',
      'over-limit': 'is its g + h more than the limit',
    },
    feedback: {
      kept: 'Of these children, {{which}} is kept. {{told}}',
      pruned: 'Of these children, {{which}} is pruned. {{told}}',
    },
    fate: { kept: 'kept', pruned: 'pruned' },
    right_zero: 'All of them are kept.',
    right_one: '{{count, number}} of them is pruned.',
    right_other: '{{count, number}} of them are pruned.',
  },
  meet: {
    how: 'Choose a depth, counted from the start.',
    levels: 'Depths',
    level: 'Depth {{level, number}}',
    hint: 'Not at depth {{level, number}}. A hint: the two take turns level by level, so each has gone about half of the {{moves, number}} moves. Try again.',
    sooner:
      'At depth {{level, number}} the side of the goal would have come to its level {{other, number}}, too far: they meet farther from the start.',
    later:
      'At depth {{level, number}} the side of the goal would have come only to its level {{other, number}}: they meet nearer to the start.',
    right: 'They meet at depth {{level, number}}.',
  },
} as const
