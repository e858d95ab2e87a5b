export const move = {
  then: '{{first}}, then {{rest}}',
  cells_one: '{{direction}}',
  cells_other: '{{direction}} {{count, number}} cells',
  tile: {
    moves: 'Tile {{piece}} moves {{way}}',
    movesBack: 'Tile {{piece}} moves back {{way}}',
    moved: 'tile {{piece}} moved {{way}}',
    short: 'tile {{piece}} {{way}}',
  },
  block: {
    moves: 'Block {{piece}} moves {{way}}',
    movesBack: 'Block {{piece}} moves back {{way}}',
    moved: 'block {{piece}} moved {{way}}',
    short: 'block {{piece}} {{way}}',
  },
  equalBlock: {
    moves: 'The {{size}} block in row {{row}}, column {{column}} moves {{way}}',
    movesBack: 'The {{size}} block in row {{row}}, column {{column}} moves back {{way}}',
    moved: 'the {{size}} block in row {{row}}, column {{column}} moved {{way}}',
    short: 'the {{size}} block in row {{row}}, column {{column}} {{way}}',
  },
  placeSign: 'r{{row}}c{{column}}',
  size: {
    small: 'small',
    tall: 'tall',
    wide: 'wide',
    other: '{{width}} × {{height}}',
  },
  peg: {
    moves: 'The peg in hole {{from, number}} {{way}}',
    movesBack: 'The peg in hole {{from, number}} {{way}}',
    moved: 'the peg in hole {{from, number}} {{way}}',
    short: 'the peg in hole {{from, number}} {{way}}',
  },
  jump: {
    moves: 'jumps over {{over, number}} and lands in {{landing, number}}',
    movesBack: 'jumps over {{over, number}} and lands in {{landing, number}}',
    moved: 'jumped over {{over, number}} and landed in {{landing, number}}',
    short: 'over {{over, number}} to {{landing, number}}',
  },
} as const
