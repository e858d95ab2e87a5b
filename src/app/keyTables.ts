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

/** What can be blanked by a key: this screen, now or only in the theme for it, or the projector's. */
export type Blanked = 'screen' | 'screenInTheme' | 'projector' | 'nothing'

const blank = {
  screen: [['blankNow', ['.', 'B']]],
  screenInTheme: [['blank', ['B']]],
  projector: [['blankProjector', ['.', 'B']]],
  nothing: [],
} as const
// The full stop goes on by an event, but where it blanks a screen.
const steps = {
  stage: { withoutStop: ['step', ['→', '←', ',']], withStop: ['step', ['→', '←', '.', ',']] },
  lesson: { withoutStop: ['stepBack', [',']], withStop: ['step', ['.', ',']] },
} as const

/** What each key of a page does, in the order shown: the word for it, and the names of the keys. */
export function keyTable(of: KeysOf, blanked: Blanked) {
  const signs = blanked === 'screen' || blanked === 'projector' ? 'withoutStop' : 'withStop'
  const own =
    of !== 'lesson'
      ? ([
          ['play', ['Space']],
          steps.stage[signs],
          ['expansion', ['Page Down', 'Page Up', 'Shift .', 'Shift ,']],
          ['ends', ['Home', 'End']],
        ] as const)
      : ([
          ['beat', ['→', '←', 'Page Down', 'Page Up']],
          ['play', ['Space']],
          steps.lesson[signs],
          ['expansionOfLesson', ['Shift .', 'Shift ,']],
        ] as const)
  const alone = of === 'lab' ? ([['alone', ['T']]] as const) : []
  return [...own, ...everywhere, ...alone, ...blank[blanked], help]
}

const play = [
  ['arrows', ['↑', '↓', '←', '→']],
  ['take', ['Enter', 'Space']],
  ['drop', ['Escape']],
  ['undo', ['Ctrl Z', 'Ctrl Shift Z']],
] as const

/** The keys with which a problem is played by hand, where a page has a board for it. */
export function playTable(of: KeysOf) {
  return of === 'lab' || of === 'lesson' ? play : []
}
