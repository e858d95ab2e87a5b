/** The words of missionaries and cannibals. */
export const missionaries = {
  name: { missionaries: 'Missionaries and cannibals' },
  setting: { people: 'Of each kind', boat: 'Boat holds' },
  help: {
    people: 'how many missionaries there are, and as many cannibals',
    boat: 'how many people the boat holds',
  },
  heuristic: { 'round-trips': 'round trips of the boat', boatloads: 'boatloads of people' },
  example: {
    threeOfEach: '3 and 3, boat for 2',
    halfWay: 'Half of them over',
    fiveOfEach: '5 and 5, boat for 3',
    fourOfEach: '4 and 4, boat for 2: unsolvable',
  },
  list: { states: 'every state that can be solved' },
  hint: {
    'missionaries start':
      'How many missionaries and how many cannibals are on the left bank, and L or R for where the boat is, such as {{all}}. The goal is everybody on the right bank.',
  },
  notation: '1M1C>R is a missionary and a cannibal, who cross to the right',
  how: 'Tap people into the boat or out of it, and tap the arrow or the boat to cross. Keys: arrows choose, Enter taps.',
  told: {
    notAState:
      '“{{text}}” is not a state. Write how many missionaries and how many cannibals are on the left bank, and L or R for where the boat is: 11L is one of each, with the boat at the left.',
    tooMany_one:
      'The left bank has {{most, number}} of a kind where there is {{count, number}} in all. Write fewer, or choose more people.',
    tooMany_other:
      'The left bank has {{most, number}} of a kind where there are {{count, number}} in all. Write fewer, or choose more people.',
    outnumbered: {
      left_one:
        'On the left bank {{cannibals, number}} cannibals would outnumber {{count, number}} missionary. Where there are missionaries, there must not be more cannibals than missionaries.',
      left_other:
        'On the left bank {{cannibals, number}} cannibals would outnumber {{count, number}} missionaries. Where there are missionaries, there must not be more cannibals than missionaries.',
      right_one:
        'On the right bank {{cannibals, number}} cannibals would outnumber {{count, number}} missionary. Where there are missionaries, there must not be more cannibals than missionaries.',
      right_other:
        'On the right bank {{cannibals, number}} cannibals would outnumber {{count, number}} missionaries. Where there are missionaries, there must not be more cannibals than missionaries.',
    },
    missionary: {
      left: 'missionary {{number, number}}, on the left bank',
      right: 'missionary {{number, number}}, on the right bank',
      boat: 'missionary {{number, number}}, in the boat',
    },
    cannibal: {
      left: 'cannibal {{number, number}}, on the left bank',
      right: 'cannibal {{number, number}}, on the right bank',
      boat: 'cannibal {{number, number}}, in the boat',
    },
    boat: { left: 'boat, at the left bank', right: 'boat, at the right bank' },
    cross: { left: 'Cross to the right bank', right: 'Cross to the left bank' },
    full_one: 'The boat holds {{count, number}} person. Tap somebody in it to let them out.',
    full_other: 'The boat holds {{count, number}} people. Tap somebody in it to let them out.',
    otherBank: 'The boat is at the other bank. Only those on its bank can get in.',
    nobodyRows: 'The boat does not cross alone. Tap somebody on its bank first.',
  },
  move: {
    missionaries_one: '{{count, number}} missionary',
    missionaries_other: '{{count, number}} missionaries',
    cannibals_one: '{{count, number}} cannibal',
    cannibals_other: '{{count, number}} cannibals',
    both: '{{missionaries}} and {{cannibals}}',
    side: { left: 'left', right: 'right' },
    moves_one: '{{who}} crosses to the {{side}}',
    moves_other: '{{who}} cross to the {{side}}',
    movesBack_one: '{{who}} crosses back to the {{side}}',
    movesBack_other: '{{who}} cross back to the {{side}}',
    moved: '{{who}} crossed to the {{side}}',
    short: '{{who}} to the {{side}}',
    sign: { missionaries: '{{count, number}}M', cannibals: '{{count, number}}C' },
  },
} as const
