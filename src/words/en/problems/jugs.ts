/** The words of water jugs. */
export const jugs = {
  name: { jugs: 'Water jugs' },
  setting: {
    jugA: 'Jug A holds',
    jugB: 'Jug B holds',
    jugC: 'Jug C holds',
    tap: 'Tap and drain',
  },
  help: {
    jugA: 'how many liters jug A holds, 1 to 99',
    jugB: 'how many liters jug B holds, 1 to 99',
    jugC: 'how many liters jug C holds, 1 to 99, or none',
    tap: 'whether jugs can be filled and emptied; else water only goes from jug to jug',
  },
  value: {
    'jugC none': 'no third jug',
    'tap yes': 'yes, jugs are filled and emptied',
    'tap no': 'none, only from jug to jug',
  },
  heuristic: { 'differing-jugs': 'half of the jugs that differ from the goal' },
  example: {
    twoInLarger: '2 liters in the larger of 4 and 3',
    twoAnywhere: '2 liters in either of 4 and 3',
    fourOfFive: '4 liters with 5 and 3',
    halves: 'Half of 8 with 5 and 3, no tap',
    threeBySixAndFour: '3 liters with 6 and 4: unsolvable',
  },
  list: { withinReach: 'every state within reach that can be solved' },
  hint: {
    'jugs start':
      'The liters in each of the {{count, number}} jugs, in the order of their letters.',
    'jugs goal':
      'The liters in each jug, * where any amount will do: 2 * is 2 liters in jug A. One number alone is that amount in any jug: 2.',
  },
  notation: 'tap>A fills jug A, A>drain empties it, A>B pours it into jug B',
  how: 'Press what the water comes from, then where it goes: a jug, the tap or the drain. Keys: arrows choose, Enter presses.',
  told: {
    notASize:
      '“{{text}}” is not the size of a jug. It can be a whole number of liters from 1 to 99; only jug C can be left out, with “none”.',
    notAState: '“{{text}}” is not a state. Write the liters in each jug, such as 4 0.',
    otherCount_one:
      'Liters are written for {{found, number}} jugs where there is {{count, number}}.',
    otherCount_other:
      'The number of amounts is {{found, number}} where there are {{count, number}} jugs. Write one for each.',
    tooMuch_one: 'Jug {{jug}} holds {{count, number}} liter, so it cannot have {{litres, number}}.',
    tooMuch_other:
      'Jug {{jug}} holds {{count, number}} liters, so it cannot have {{litres, number}}.',
    notAGoal_one: '“{{text}}” is not a goal. Write a number of liters.',
    notAGoal_other:
      '“{{text}}” is not a goal. Write the liters in each of the {{count, number}} jugs, * where any amount will do, such as 2 *; or one number alone, for any jug.',
    tooLarge_one: 'Jug {{jug}} holds {{count, number}} liter, so it never has {{litres, number}}.',
    tooLarge_other:
      'Jug {{jug}} holds {{count, number}} liters, so it never has {{litres, number}}.',
    tooLargeForAny_one:
      'The largest jug holds {{count, number}} liter, so no jug ever has {{litres, number}}.',
    tooLargeForAny_other:
      'The largest jug holds {{count, number}} liters, so no jug ever has {{litres, number}}.',
    notAMultiple_one:
      'The sizes of all jugs, and what is in them at the start, are multiples of {{divisor, number}}. Every move ends with a full or an empty jug, so this stays true of all amounts. {{count, number}} is not a multiple of {{divisor, number}}.',
    notAMultiple_other:
      'The sizes of all jugs, and what is in them at the start, are multiples of {{divisor, number}}. Every move ends with a full or an empty jug, so this stays true of all amounts. {{count, number}} is not a multiple of {{divisor, number}}.',
    otherTotal_one:
      'Without a tap and a drain there is always {{count, number}} liter in all. The goal needs {{wanted, number}}.',
    otherTotal_other:
      'Without a tap and a drain there are always {{count, number}} liters in all. The goal needs {{wanted, number}}.',
    goalInAny_one: '{{count, number}} liter in any jug',
    goalInAny_other: '{{count, number}} liters in any jug',
    goalInOne_one: '{{count, number}} liter in jug {{jug}}',
    goalInOne_other: '{{count, number}} liters in jug {{jug}}',
    tap: 'tap',
    drain: 'drain',
    jug_one: 'jug {{jug}}, with {{litres, number}} of {{count, number}} liter',
    jug_other: 'jug {{jug}}, with {{litres, number}} of {{count, number}} liters',
    heldJug_one: 'jug {{jug}}, lifted, with {{litres, number}} of {{count, number}} liter',
    heldJug_other: 'jug {{jug}}, lifted, with {{litres, number}} of {{count, number}} liters',
    more: 'a liter more in jug {{jug}}',
    less: 'a liter less in jug {{jug}}',
    jugFirst: 'Press a jug first, then the drain, to empty it.',
    intoJug: 'Water from the tap goes into a jug. Press the jug to fill.',
    isEmpty: 'Jug {{jug}} is empty.',
    isFull: 'Jug {{jug}} is full.',
  },
  move: {
    fill: {
      moves: 'Jug {{jug}} is filled',
      movesBack: 'Jug {{jug}} is filled again',
      moved: 'jug {{jug}} was filled',
      short: 'fill jug {{jug}}',
    },
    empty: {
      moves: 'Jug {{jug}} is emptied',
      movesBack: 'Jug {{jug}} is emptied again',
      moved: 'jug {{jug}} was emptied',
      short: 'empty jug {{jug}}',
    },
    pour: {
      moves_one: '{{count, number}} liter is poured from jug {{from}} into jug {{into}}',
      moves_other: '{{count, number}} liters are poured from jug {{from}} into jug {{into}}',
      movesBack_one: '{{count, number}} liter is poured back from jug {{from}} into jug {{into}}',
      movesBack_other:
        '{{count, number}} liters are poured back from jug {{from}} into jug {{into}}',
      moved_one: '{{count, number}} liter was poured from jug {{from}} into jug {{into}}',
      moved_other: '{{count, number}} liters were poured from jug {{from}} into jug {{into}}',
      short_one: '{{count, number}} liter from {{from}} into {{into}}',
      short_other: '{{count, number}} liters from {{from}} into {{into}}',
    },
    sign: { tap: 'tap', drain: 'drain' },
  },
} as const
