import type { KeysOf } from './pages'

const everywhere = [
  ['level', ['Shift →', 'Shift ←']],
  ['speed', ['+', '−']],
  ['walk', ['Tab', '↑', '↓', '←', '→']],
  ['tree', ['W', 'A', 'S', 'D']],
  ['zoom', ['Z', 'X', 'F']],
  ['goTo', ['G']],
] as const
const help = ['help', ['?']] as const

// The full stop goes on by an event, but where it blanks the screen of a projector.
const blank = {
  projected: ['blankNow', ['.', 'B']],
  elsewhere: ['blank', ['B']],
} as const
const steps = {
  lab: { projected: ['step', ['→', '←', ',']], elsewhere: ['step', ['→', '←', '.', ',']] },
  lesson: { projected: ['stepBack', [',']], elsewhere: ['step', ['.', ',']] },
} as const

/** What each key of a page does, in the order shown: the word for it, and the names of the keys. */
export function keyTable(of: KeysOf, isProjected: boolean) {
  const where = isProjected ? 'projected' : 'elsewhere'
  const own =
    of !== 'lesson'
      ? ([
          ['play', ['Space']],
          steps.lab[where],
          ['expansion', ['Page Down', 'Page Up', 'Shift .', 'Shift ,']],
          ['ends', ['Home', 'End']],
        ] as const)
      : ([
          ['beat', ['→', '←', 'Page Down', 'Page Up']],
          ['play', ['Space']],
          steps.lesson[where],
          ['expansionOfLesson', ['Shift .', 'Shift ,']],
        ] as const)
  const alone = of === 'lab' ? ([['alone', ['T']]] as const) : []
  return [...own, ...everywhere, ...alone, blank[where], help]
}

/** The keys with which a problem is played by hand. */
export const keysOfPlay = [
  ['arrows', ['↑', '↓', '←', '→']],
  ['take', ['Enter', 'Space']],
  ['drop', ['Escape']],
  ['undo', ['Ctrl Z', 'Ctrl Shift Z']],
] as const
