/** The pictures within lessons that can be worked with. */
export const lessonFigures = {
  twin: {
    name: 'The proof, step by step',
    step: 'Step {{at, number}} of {{count, number}}',
    back: 'Back',
    next: 'Next',
    oneWay: 'One-way puzzle',
    printed: 'Every move can be undone',
    levels: 'Levels from top to bottom: m, m + 1, n − 1, n, n + 1.',
    remembered: 'remembered',
    forgotten: 'forgotten',
    child: 'child',
    sentence: {
      parent: 'P is expanded at depth n. Until now the search made no mistake.',
      child: 'Its child has the state S and would stand at depth n + 1.',
      old: 'Suppose that S was reached before, by an old node at depth m, and that m ≤ n − 2.',
      forgotten:
        'The search remembers the levels n − 1, n and n + 1 only, so it takes the child for new: its first mistake.',
      undo: 'The move from P to S can be undone: one move leads from S to the state of P.',
      known:
        'The old node S was expanded before P, with all its moves. So the state of P was reached at depth m + 1, or even earlier.',
      pruned:
        'And m + 1 ≤ n − 1. So the state of P was known when P was generated, and without a mistake P was pruned.',
      gone: 'But P is being expanded: a contradiction. There is no such child.',
      missing:
        'The move from P to S cannot be undone: no move has to lead from S to the state of P.',
      unknown:
        'So nothing says that the state of P was reached at depth m + 1. P may well be new, and be expanded.',
      stays: 'There is no contradiction: such a child may exist, and it is taken for new.',
    },
    shown: {
      parent: 'P stands on level n.',
      child: 'An arrow leads from P to its child S on level n + 1, drawn with a dashed line.',
      old: 'The old node S stands on level m.',
      forgotten: 'The levels m and m + 1 are marked as forgotten, the three others as remembered.',
      undo: 'A dashed arrow leads back from the child S to P.',
      known: 'The same arrow leads from the old node S to a node P on level m + 1.',
      pruned: 'A cross stands at P on level n.',
      gone: 'The child S has faded.',
      missing: 'The arrow back from the child S is broken by a cross.',
      stays: 'The child S is drawn with a full line.',
    },
  },
  distances: {
    name: 'A board with the distance of each tile',
    tile_one: 'Tile {{tile}}, {{count, number}} cell from its place',
    tile_other: 'Tile {{tile}}, {{count, number}} cells from its place',
    h: 'h =',
    begin:
      'One term for each tile, in the order 1, 2, 3, … Move a tile that stands beside the blank.',
    moved:
      'Only tile {{tile}} moved ({{change}}), and the others keep their distances: h = {{before, number}} {{sign}} {{size, number}} = {{sum, number}}.',
    undo: 'Take back',
    restart: 'Start again',
  },
  triangles: {
    name: 'One search and two of half the depth',
    branching: 'Branching factor b = {{b, number}}',
    depth: 'Depth d = {{d, number}}',
    one: 'One search',
    two: 'Two searches',
    nodes_one: '{{count, number}} node',
    nodes_other: '{{count, number}} nodes',
    scale:
      'The areas are to scale. Levels 1 to {{d, number}} are counted for one search, levels 1 to {{half, number}} for each of two; the roots are left out.',
    picture:
      'Triangles drawn to scale: one of area {{one, number}}, and two that together have the area {{two, number}}.',
    lessonCase: 'The case of this lesson: b = 3, d = 5',
  },
} as const
