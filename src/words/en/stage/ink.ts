/** The words of the pointer and the pen. */
export const ink = {
  tools: 'Pointer and pen',
  pointer: 'Pointer',
  pen: 'Pen',
  colours: 'Colors of the pen',
  colour: { violet: 'Violet', magenta: 'Magenta', yellowGreen: 'Yellow-green' },
  undo: 'Undo the last change (Ctrl+Z)',
  redo: 'Redo (Ctrl+Shift+Z)',
  clear: 'Clear all ink',
  saved: 'With the ink',
} as const
