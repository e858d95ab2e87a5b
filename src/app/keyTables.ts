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

// A presenter's clicker has two keys, which may go through a set instead.
const entry = ['entry', ['Page Down', 'Page Up']] as const
const expansion = {
  byClicker: ['expansionByClicker', ['Page Down', 'Page Up', 'Shift .', 'Shift ,']],
  byHand: ['expansion', ['Shift .', 'Shift ,']],
} as const
const beat = {
  byClicker: ['beat', ['→', '←', 'Page Down', 'Page Up']],
  byHand: ['beat', ['→', '←']],
} as const

/**
 * What each key of a page does, in the order shown: the word for it, and the names of the keys.
 *
 * @param isByEntry whether a presenter's clicker goes from entry to entry of a set
 */
export function keyTable(of: KeysOf, blanked: Blanked, isByEntry: boolean) {
  const signs = blanked === 'screen' || blanked === 'projector' ? 'withoutStop' : 'withStop'
  const by = isByEntry ? 'byHand' : 'byClicker'
  const own =
    of !== 'lesson'
      ? ([
          ['play', ['Space']],
          steps.stage[signs],
          expansion[by],
          ['ends', ['Home', 'End']],
        ] as const)
      : ([beat[by], ['play', ['Space']], steps.lesson[signs], expansion.byHand] as const)
  const alone = of === 'lab' ? ([['alone', ['T']]] as const) : []
  return [...(isByEntry ? [entry] : []), ...own, ...everywhere, ...alone, ...blank[blanked], help]
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
