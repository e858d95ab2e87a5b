/** The words of wolf, goat and cabbage. */
export const wolf = {
  name: { wolf: 'Wolf, goat and cabbage' },
  setting: { room: 'Room besides the farmer' },
  help: { room: 'how many the boat holds besides the farmer' },
  heuristic: { 'ferry-trips': 'crossings for those on the left' },
  example: {
    allThree: 'All on the left, room for one',
    goatOver: 'The goat is over',
    roomForTwo: 'Room for two',
  },
  hint: {
    'wolf start':
      'Who is on the left bank, then a slash, then who is on the right: F farmer, W wolf, G goat, C cabbage, such as FWGC/. The goal is everybody on the right bank.',
  },
  notation: 'FG>R is the farmer with the goat, who cross to the right',
  how: 'Tap who is to go into the boat or out of it, and tap the arrow or the boat to cross. Keys: arrows choose, Enter taps.',
  told: {
    notAState:
      '“{{text}}” is not a state. Write who is on the left bank, a slash, and who is on the right, each of F, W, G and C once: WC/FG is the wolf and the cabbage on the left.',
    goatEaten: {
      left: 'On the left bank the wolf would eat the goat. They must not be left alone together.',
      right: 'On the right bank the wolf would eat the goat. They must not be left alone together.',
    },
    cabbageEaten: {
      left: 'On the left bank the goat would eat the cabbage. They must not be left alone together.',
      right:
        'On the right bank the goat would eat the cabbage. They must not be left alone together.',
    },
    wolf: {
      left: 'wolf, on the left bank',
      right: 'wolf, on the right bank',
      boat: 'wolf, in the boat',
    },
    goat: {
      left: 'goat, on the left bank',
      right: 'goat, on the right bank',
      boat: 'goat, in the boat',
    },
    cabbage: {
      left: 'cabbage, on the left bank',
      right: 'cabbage, on the right bank',
      boat: 'cabbage, in the boat',
    },
    boat: {
      left: 'boat with the farmer, at the left bank',
      right: 'boat with the farmer, at the right bank',
    },
    cross: { left: 'Cross to the right bank', right: 'Cross to the left bank' },
    full_one:
      'The boat has room for {{count, number}} besides the farmer. Tap the passenger in it to let that one out.',
    full_other:
      'The boat has room for {{count, number}} besides the farmer. Tap one of them to let it out.',
    otherBank: 'The boat is at the other bank. Only those on its bank can get in.',
  },
  move: {
    wolf: 'the wolf',
    goat: 'the goat',
    cabbage: 'the cabbage',
    both: '{{first}} and {{second}}',
    side: { left: 'left', right: 'right' },
    alone: {
      moves: 'The farmer crosses alone to the {{side}}',
      movesBack: 'The farmer crosses back alone to the {{side}}',
      moved: 'the farmer crossed alone to the {{side}}',
      short: 'the farmer alone to the {{side}}',
    },
    with: {
      moves: 'The farmer takes {{load}} to the {{side}}',
      movesBack: 'The farmer takes {{load}} back to the {{side}}',
      moved: 'the farmer took {{load}} to the {{side}}',
      short: '{{load}} to the {{side}}',
    },
    sign: { farmer: 'F', wolf: 'W', goat: 'G', cabbage: 'C' },
  },
} as const
