/** The words of the pancake problem. */
export const pancakes = {
  name: { pancakes: 'Pancakes' },
  setting: { pancakes: 'Number of pancakes' },
  help: { pancakes: 'how many pancakes there are' },
  heuristic: {
    gap: 'gaps between neighbors',
    'misplaced-pancakes': 'misplaced pancakes (not admissible)',
  },
  example: {
    fourPancakes: '4 pancakes',
    sixPancakes: '6 pancakes',
    hardestSix: '6, a hardest one',
    ninePancakes: '9, a hardest one',
    twelvePancakes: '12 pancakes',
  },
  hint: {
    'pancakes start':
      'The pancakes from the top down: 1 is the smallest, {{largest, number}} the largest. Spaces or commas may stand between them.',
    'pancakes goal':
      'The pancakes from the top down: 1 is the smallest, {{largest, number}} the largest. Spaces or commas may stand between them.',
  },
  notation: '3 is the top three pancakes, which are turned over together',
  how: 'Tap a pancake: it is turned over together with all above it. Keys: arrows choose, Enter taps.',
  edit: 'Tap a pancake: it is turned over together with all above it. Every order can be made. Keys: arrows choose, Enter taps.',
  told: {
    notAPile:
      'The pile is empty. Write its pancakes from the top down, 1 to {{largest, number}}, each once.',
    notASize:
      '“{{text}}” is not a pancake of this pile. Its pancakes are 1 to {{largest, number}}, from the smallest to the largest.',
    wrongCount_one: 'The pile has {{count, number}} pancake where {{expected, number}} are needed.',
    wrongCount_other:
      'The pile has {{count, number}} pancakes where {{expected, number}} are needed.',
    twice:
      'Pancake {{twice, number}} is in the pile more than once, and pancake {{missing, number}} is missing.',
    top: 'pancake {{size, number}}, on top',
    lower: 'pancake {{size, number}}: turn over the top {{count, number}}',
    topAlone:
      'The top pancake alone is not turned over: the pile would be as before. Tap one below it.',
  },
  move: {
    moves: 'The top {{count, number}} pancakes turn over',
    movesBack: 'The top {{count, number}} pancakes turn over again',
    moved: 'the top {{count, number}} pancakes turned over',
    short: 'turn over the top {{count, number}}',
  },
} as const
