/** What can be wrong with a setting. */
export const settingFault = {
  unknownValue: '“{{text}}” is not known here. It can be {{known, list(type: disjunction)}}.',
  known: '“{{text}}”',
  stateTooLong:
    'The text was not taken: with it there would be {{length, number}} characters, and there can be {{most, number}} at most.',
  textTooLong:
    'The text was not taken: it is too long. There can be {{characters, number}} characters and {{lines, number}} lines at most.',
  tooSmall: '{{text}} is too small. It must be at least {{least}}.',
  tooLarge: '{{text}} is too large. It must be at most {{most}}.',
  notWhole:
    '“{{text}}” is not a whole number. It can be a whole number from {{least}} to {{most}}.',
  notDecimals_one:
    '{{text}} cannot be used. It can be from {{least}} to {{most}}, with {{count, number}} decimal at most.',
  notDecimals_other:
    '{{text}} cannot be used. It can be from {{least}} to {{most}}, with {{count, number}} decimals at most.',
  noNumber: 'A number is missing. It can be from {{least}} to {{most}}.',
  refused: {
    irreversible:
      'This choice needs moves that can be undone, and this problem has moves that cannot. Choose another value.',
    'no-single-goal':
      'This search needs one goal state to search back from, and many states of this problem are goals. Choose another search.',
    'no-heuristic':
      'This search needs a heuristic, which estimates the cost still needed, and this problem has none. Choose another search.',
  },
  noCode:
    'It has no code, or code that cannot be read. Open the search again from where it was kept.',
  notAStep: '“{{text}}” is not a step. A step is a whole number, 0 or more.',
  notOneText: 'It is given more than once.',
  unevenRows_one:
    'Row {{row, number}} has {{count, number}} cell where the first has {{expected, number}}.',
  unevenRows_other:
    'Row {{row, number}} has {{count, number}} cells where the first has {{expected, number}}.',
  wrongSize:
    'The board is {{columns, number}} wide and {{rows, number}} high. Each can be {{smallest, number}} to {{largest, number}}.',
} as const
