/** The words of graphs. */
export const graph = {
  name: { graph: 'Graph' },
  setting: { graph: 'Graph' },
  help: {
    graph: 'romania, misled, inconsistent, first-goal, tie, apart, or a text: "S - A 2; A - G 3"',
  },
  value: {
    'graph romania': 'Romania',
    'graph misled': 'greedy is misled',
    'graph inconsistent': 'an inconsistent heuristic',
    'graph first-goal': 'the first goal is not the cheapest',
    'graph tie': 'two paths that cost the same',
    'graph apart': 'in two parts',
    'graph own': 'one of your own',
  },
  heuristic: { given: 'given by the graph', 'straight-line': 'straight line', zero: 'zero' },
  example: {
    romania: 'Romania',
    misled: 'Greedy is misled',
    inconsistent: 'Inconsistent',
    firstGoal: 'First goal is expensive',
    tie: 'A tie',
    apart: 'In two parts',
  },
  list: { nodes: 'every node from which the goal can be reached' },
  hint: {
    'graph start': 'The name of the node to start from.',
    'graph goal':
      'The name of the node to reach. The h values of a graph are for the goal that it names. For another goal they are not used.',
  },
  notation: 'Sibiu is the edge that leads to Sibiu',
  told: {
    empty: 'The graph has no node. Write an edge and its cost in each line, such as A - B 3.',
    tooLong: 'The text is too long. It can have at most {{most, number}} characters.',
    tooMany: {
      nodes: 'There are too many nodes. A graph can have at most {{most, number}}.',
      edges: 'There are too many edges. A graph can have at most {{most, number}}.',
      ways: 'Too many edges lead out of node “{{name}}”. At most {{most, number}} can.',
    },
    noEdge:
      'Line {{line, number}}, column {{column, number}}: “{{text}}” stands where a sign of an edge has to be. Write A - B 3 for an edge, with spaces around the sign, and A -> B 3 for one that leads in one direction only. A name of several words stands in quotation marks.',
    touched:
      'Line {{line, number}}, column {{column, number}}: the sign of an edge needs spaces around it. Write {{spaced}} in place of “{{text}}”.',
    openQuote:
      'Line {{line, number}}, column {{column, number}}: the quotation mark is not closed. A name in quotation marks ends with another one in its line, and has no # and no ; in it.',
    noName:
      'Line {{line, number}}, column {{column, number}}: the name of a node is missing at “{{text}}”.',
    moreThanName:
      'Line {{line, number}}, column {{column, number}}: “{{text}}” stands after the name. A line of a start or a goal ends with its name.',
    longName:
      'Line {{line, number}}, column {{column, number}}: the name is too long. It can have at most {{most, number}} characters.',
    unseen:
      'Line {{line, number}}, column {{column, number}}: the name “{{text}}” has a character that cannot be seen. Delete it, or type the name again.',
    spaces:
      'Line {{line, number}}, column {{column, number}}: a name of several words needs quotation marks. Write "{{name}}".',
    comma:
      'Line {{line, number}}, column {{column, number}}: “{{text}}” is not a number. Write {{number}}, with a point.',
    noCost:
      'Line {{line, number}}, column {{column, number}}: the cost is missing after “{{text}}”. Write A - B 3.',
    notACost:
      'Line {{line, number}}, column {{column, number}}: “{{text}}” is not a cost. A cost is a number of 0 or more, with at most 6 digits after the point. After it the line must end, or a semicolon must follow.',
    notAPlace:
      'Line {{line, number}}, column {{column, number}}: after the name of a node there can be its place, such as @ 20 40, and its h, such as h 12.',
    notAnH:
      'Line {{line, number}}, column {{column, number}}: “{{text}}” cannot be an h. An h is a number of 0 or more.',
    longNumber:
      'Line {{line, number}}, column {{column, number}}: “{{text}}” has too many digits. A number can have at most {{most, number}} before the point and {{behind, number}} after it.',
    tooMuch:
      'The costs are too large to be counted exactly. All edges together can cost at most {{most, number}} with this many digits after the point.',
    largeH:
      'Node “{{name}}” has an h that is too large. It can be at most {{most, number}} with this many digits after the point.',
    twice: {
      start: 'Line {{line, number}}: there is already a start. A graph has one.',
      goal: 'Line {{line, number}}: there is already a goal. A graph has one.',
      node: 'Line {{line, number}}, column {{column, number}}: node “{{text}}” already has a line of its own.',
    },
    unknownNode: '“{{text}}” is not a node of this graph.',
    unknownEnd:
      'Line {{line, number}}, column {{column, number}}: “{{text}}” is not a node of this graph. Edges make nodes, and so do lines such as node A.',
    noH: 'Line {{line, number}}, column {{column, number}}: node “{{text}}”, which is first named here, has no h, and others have one. Give h to every node or to none. Or is the name misspelled?',
  },
  move: {
    moves: 'The path goes on from {{from}} to {{to}}',
    movesBack: 'The path goes back from {{from}} to {{to}}',
    moved: 'from {{from}} to {{to}}',
    short: '{{to}}',
  },
} as const
