/** The questions at the end of a lesson. */
export const selfCheck = {
  intro:
    'Here are six questions on this lesson, drawn for you by the number {{seed}}. With five right answers you have mastered it. Your first answer counts.',
  onPaper: 'On the screen, six questions are drawn here, different ones for each reader.',
  begin: 'Begin',
  others: 'Other questions',
  at: 'Question {{at, number}} of {{count, number}}',
  loading: 'The question is being drawn.',
  next: 'Next question',
  toResult: 'See the result',
  right: 'Right.',
  wrong: 'Not right.',
  rightIs: 'The right answer: {{answer}}.',
  answers: 'Answers',
  passed: '{{right, number}} of {{count, number}} are right. You have mastered this lesson.',
  failed:
    '{{right, number}} of {{count, number}} are right. You need five. Read once more in the lesson what the wrong answers were about, then press “Other questions”.',
  missed: 'Questions whose answer was not right:',
  mastered: 'You have mastered this lesson.',
  nothingToAsk: 'Nothing can be asked about this run.',
  yes: 'Yes',
  no: 'No',
  predict: {
    next: 'Which node leaves the frontier next?',
    pruned: 'Which children of this node will be pruned?',
    meet_one:
      'A shortest path from the start to the goal has {{count, number}} move. At which depth, counted from the start, will the two searches meet?',
    meet_other:
      'A shortest path from the start to the goal has {{count, number}} moves. At which depth, counted from the start, will the two searches meet?',
  },
  atLimit: 'The limit is {{limit, number}}. {{asked}}',
  actions: {
    asked: 'Look at the state of node {{node, node}}. How many actions are possible there?',
    why_one: 'In the state of node {{node, node}}, {{count, number}} action is possible.',
    why_other: 'In the state of node {{node, node}}, {{count, number}} actions are possible.',
  },
  solvable: { asked: 'Look at the start. Can its goal be reached?' },
  h: {
    asked: 'Look at the state of node {{node, node}}. What is its h? ({{heuristic}})',
    why: 'The h of node {{node, node}} is {{h, number}}. ({{heuristic}})',
    because: '{{why}} {{reason}}',
    tiles_one: 'Not at its place: {{tiles, list}}. The blank does not count.',
    tiles_other:
      'Not at their places: {{tiles, list}}. Together {{h, number}}. The blank does not count.',
    tile_one: 'tile {{tile}} ({{count, number}} cell)',
    tile_other: 'tile {{tile}} ({{count, number}} cells)',
  },
  f: {
    asked: 'Look at node {{node, node}}. What is its f = g + h? ({{heuristic}})',
    why: 'Its g is its depth, {{g, number}}. Its h is {{h, number}}. So f = {{g, number}} + {{h, number}} = {{f, number}}.',
  },
  forget: {
    asked:
      'Node {{node, node}}, at depth {{depth, number}}, is being expanded. Every move can be undone. Up to which depth may the table forget all states?',
    how: 'Choose a depth, or click a node of that depth in the tree.',
    why: 'A twin of its children is at depth {{from, number}}, {{depth, number}} or {{to, number}}. All up to depth {{forgotten, number}} may be forgotten.',
  },
  which: {
    asked: 'This is what you need, and what you have: {{need}}. Which search do you choose?',
  },
  shortest: {
    with: '{{search}} ({{heuristic}})',
    asked_one:
      '{{search}}: the next event is its first solution, of {{count, number}} move. Does this search promise that it is a shortest one?',
    asked_other:
      '{{search}}: the next event is its first solution, of {{count, number}} moves. Does this search promise that it is a shortest one?',
    cheapest:
      '{{search}}: the next event is its first solution, at a cost of {{cost, number}}. Does this search promise that it is a cheapest one?',
  },
  letters: {
    level: {
      asked:
        'In a tree, every node has {{b, number}} children. How many nodes are at depth {{d, number}}? Breadth-first search may have to hold them all.',
      why: 'Each level has {{b, number}} times the nodes of the one before: {{b, number}} to the power of {{d, number}} is {{right, number}}.',
    },
    bothEnds: {
      asked:
        'In a tree, every node has {{b, number}} children, and the goal is at depth {{d, number}}. Two searches meet in the middle. How many nodes do their two last levels have together?',
      why: 'Each goes to depth {{half, number}}, which has {{b, number}} to the power of {{half, number}} nodes. Two of these levels have {{right, number}} nodes.',
    },
    path: {
      asked:
        'In a tree, every node has {{b, number}} children. A search that keeps only its path and the siblings beside it is at depth {{d, number}}. How many nodes does it hold at most, without the root?',
      why: 'On each of {{d, number}} levels it holds the {{b, number}} children of one node: {{right, number}} nodes.',
    },
  },
} as const
