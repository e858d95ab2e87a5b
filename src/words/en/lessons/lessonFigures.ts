/** The words of figures that lessons act out or compute. */
export const lessonFigures = {
  tooEarly:
    'This was printed too early: some numbers and pictures were still being computed, and “…” stands in their place. Wait until the lesson has them all, and print it again.',
  code: 'The functions of {{file}}',
  proof: {
    name: 'The proof, acted out',
    picture: 'The levels of a search, from top to bottom: {{shown}}',
    levels: {
      old: 'm',
      afterOld: 'm + 1',
      before: 'n − 1',
      parent: 'n',
      child: 'n + 1',
    },
    moves: 'Moves',
    undone: 'can be undone',
    oneWay: 'cannot be undone',
    back: 'Back',
    next: 'Next',
    at: '{{at, number}} of {{count, number}}',
    steps: {
      parent: 'P is at depth n, and is being expanded. The search has made no mistake so far.',
      suppose:
        'Suppose that a child of P has a state S that is forgotten: an old node with the state S is at depth m, and m is n − 2 or less.',
      back: {
        undone: 'Every move can be undone. So one move leads from S back to the state of P.',
        oneWay: 'No move leads back from S to the state of P.',
      },
      known: {
        undone:
          'The old node was expanded long ago, with all its moves. One of them led to the state of P: at depth m + 1, which is n − 1 at most.',
        oneWay:
          'The old node was expanded long ago, with all its moves. None of them led to the state of P.',
      },
      end: {
        undone:
          'So the state of P was known when P was generated, and P was pruned. But P is being expanded: there is no such old node.',
        oneWay:
          'So P is rightly there, and S is rightly its child. The old S is forgotten, and the search treats S as new. There can be such an old node.',
      },
    },
  },
  triangles: {
    name: 'One search, and two',
    picture:
      'One triangle of depth {{d, number}} and two of half that depth, drawn to scale: {{one}} nodes in the last level, and {{two}}.',
    b: 'Branching factor b',
    d: 'Depth d',
    onPaper: 'Drawn for b = {{b}} and d = {{d}}.',
    one: 'One search: b^{d} = {{value}}',
    two: 'Two searches: 2 · b^{d/2} = {{value}}',
    times: 'One holds {{value}} times as many.',
    lessonsOwn: 'The case of this lesson: b = 3, d = 5',
    sums: 'All levels below the roots: {{one, number}} against {{two, number}}.',
  },
  distances: {
    name: 'Distances on the tiles',
    how: 'Slide a tile beside the blank: click it, or choose one with Tab and press an arrow key.',
    tile: 'Tile {{tile, number}}, {{cells, number}} from its place',
    sum: 'h = {{sum}} = {{h, number}}',
    moved: 'Tile {{tile, number}} moved: {{before, number}} → {{after, number}}. So h {{told}}.',
    up: 'grows by 1',
    down: 'falls by 1',
    again: 'Back to the start',
  },
} as const
