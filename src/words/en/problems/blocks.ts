/** The words of sliding blocks. */
export const blocks = {
  name: { blocks: 'Sliding blocks' },
  setting: {
    target: 'Block that must leave',
    metric: 'One move',
    equal: 'Blocks that count as the same',
    mirror: 'Mirror images',
  },
  help: {
    target: 'the block that must leave, by its letter',
    metric: 'what counts as one move',
    equal: 'which blocks count as the same',
    mirror: 'whether mirror images count as the same',
  },
  value: {
    'metric cell': 'one cell',
    'metric straight': 'a straight slide',
    'metric any': 'any slide of one block',
    'equal shapes': 'those of the same shape',
    'equal none': 'none',
    'mirror off': 'count as different',
    'mirror on': 'count as the same',
  },
  heuristic: { 'target-distance': 'distance of the block that must leave' },
  list: { layouts: 'all layouts that have a name' },
  hint: {
    'blocks start':
      'Row by row: a letter for each cell of a block, a dot for an empty cell. Or the name of an example.',
    'blocks goal':
      'Where the upper left corner of the block that must leave should end up. Rows are counted from the top and columns from the left, both from 1.',
  },
  notation:
    '1,3:RRD is the block at column 1, row 3 (counted from 0), which goes right, right, down',
  how: 'Drag a block, or click it. Keys: arrows choose, Enter picks up, arrows move.',
  fault: {
    noBlocks:
      'The board has no block. Write a letter for each cell of a block and a dot for an empty cell.',
    notALetter:
      '“{{text}}” is not a cell of a board. Write a letter for each cell of a block and a dot for an empty cell.',
    notARectangle:
      'Block {{block}} is not a rectangle. Give its cells that shape, or use a letter of its own for each block.',
    tooManyPieces_one:
      'The board has {{pieces, number}} blocks and empty cells. With {{count, number}} kind of block there can be at most {{most, number}}. Take some away.',
    tooManyPieces_other:
      'The board has {{pieces, number}} blocks and empty cells. With {{count, number}} kinds of blocks there can be at most {{most, number}}. Take some away.',
    notACorner:
      '“{{text}}” is not a place for the block that must leave. A link and a command give the column and the row of its upper left corner, both counted from 0: “0,0” to “{{lastColumn, number}},{{lastRow, number}}”.',
    offBoard:
      'The upper left corner of the block that must leave cannot be in {{place}}. It can be in rows 1 to {{rows, number}} and columns 1 to {{columns, number}}, counted from 1.',
    goalOffCentre:
      'Mirror images count as the same only if the goal is in the middle: in column {{middle, number}}, not {{column, number}}, counted from 1.',
    noCentre:
      'Mirror images count as the same only if the goal is in the middle, and the block that must leave cannot stand there.',
  },
} as const
