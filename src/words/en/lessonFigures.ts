/** The pictures that lessons draw themselves. */
export const lessonFigures = {
  tileDistances: {
    name: 'A board with the distance of each tile',
    tile_one: 'Tile {{tile}}: {{count, number}} cell',
    tile_other: 'Tile {{tile}}: {{count, number}} cells',
    whole: 'h = {{sum, number}}: the sum of the numbers in the corners of the tiles.',
    step: { more: '+1', less: '−1' },
    changed: {
      more: 'Tile {{tile}}: {{before, number}} + 1 = {{after, number}}. So h = {{was, number}} + 1 = {{sum, number}}. No other number is looked at.',
      less: 'Tile {{tile}}: {{before, number}} − 1 = {{after, number}}. So h = {{was, number}} − 1 = {{sum, number}}. No other number is looked at.',
    },
  },
  twoTriangles: {
    name: 'One search and two, drawn to scale',
    branching: 'Branching factor b',
    depth: 'Depth d',
    lessonCase: 'b = 3, d = 5',
    lessonCaseHint: 'The case that is worked out in the text',
    columns: { search: 'Search', last: 'Size, in letters', all: 'All levels' },
    one: 'one, to depth d',
    two: 'two, to depth d / 2',
    formula: { one: 'b^{d}', two: '2 · b^{d/2}' },
    value: '= {{value, number}}',
    sum: { one: '{{terms}} = ', two: '2 · ({{terms}}) = ' },
    smaller: 'Two searches: {{percent, number}} % of the area of one.',
    notSmaller: 'Here two searches are no smaller than one.',
    alternative:
      'With b = {{branching, number}} and d = {{depth, number}}: on the left one triangle, {{depth, number}} levels high, of area {{one, number}}; on the right two, one from above and one from below, each half as high, of area {{two, number}} together.',
    rounded: 'The areas are drawn to scale: b^{d} for one search, 2 · b^{d/2} for two. In the column of all levels, half of an odd depth is rounded up, and roots are not counted.',
  },
  twinProof: {
    name: 'The proof, step by step',
    back: 'Back one step of the proof',
    next: 'Next step of the proof',
    at: '{{at, number}} of {{count, number}}',
    oneWay: 'One-way puzzle',
    oneWayHint: 'The same steps where no move can be undone',
    bothWays: 'Where every move can be undone',
    levels: { older: 'n − 2 or older', before: 'n − 1', parent: 'n', child: 'n + 1' },
    labels: { P: 'P', S: 'S', known: 'P’s state' },
    alternative: 'Four levels: n − 2 and older, n − 1, n, n + 1. Drawn are: {{parts, list}}.',
    parts: {
      P: 'node P at level n',
      pruned: 'node P at level n, as a pruned node',
      S: 'its child with the state S at level n + 1',
      kept: 'its child with the state S at level n + 1, kept as new',
      faded: 'the child with the state S, faded',
      old: 'an old node with the state S at level m',
      known: 'a node with the state of P at level m + 1',
      move: 'the move from P to its child',
      back: 'the move from the old S to the state of P',
      blocked: 'a broken line in place of the move back, which does not exist',
    },
    steps: {
      undone: {
        child: 'P, at level n, is being expanded. One of its moves leads to the state S.',
        twin: 'Suppose an old node at level m has the same state S, and m is n − 2 or less. It is forgotten: S would be taken for new, for the first time.',
        back: 'Every move can be undone. So a move leads from S back to the state of P.',
        known:
          'The old S was expanded before P, with all its moves. So the state of P was reached at level m + 1 or before: at n − 1 at most.',
        end: 'Then P was a duplicate when it was generated, and was pruned. But P is being expanded: a contradiction. There is no such old S.',
      },
      oneWay: {
        child: 'P, at level n, is being expanded. One of its moves leads to the state S.',
        twin: 'Suppose an old node at level m has the same state S, and m is n − 2 or less. It is forgotten: S would be taken for new, for the first time.',
        back: 'A move leads from P to S, but none leads back. This step of the proof fails.',
        known:
          'The old S was expanded with all its moves. None of them leads to the state of P, so nothing says that it was reached before level n.',
        end: 'P was rightly kept, and nothing contradicts the old S. The forgotten twin can exist, and then S is taken for new.',
      },
    },
  },
} as const
