import { flushPromises } from '@vue/test-utils'
import { expect, it, onTestFinished } from 'vitest'
import KeysDialog from '../../src/app/KeysDialog.vue'
import type { KeysOf } from '../../src/app/pages'
import { isClickerByEntry } from '../../src/pages/lecture/set/clickerByEntry'
import { useSettings } from '../../src/settings/useSettings'
import { mountInWords } from '../pages/lab/mountInWords'

/** What the dialog lists in the window of an address: keys, and what they do. */
async function listed(of: KeysOf, hash = '#/'): Promise<readonly string[]> {
  history.replaceState(null, '', hash)
  onTestFinished(() => history.replaceState(null, '', '#/'))
  mountInWords(KeysDialog, { open: true, of })
  await flushPromises()
  const keys = [...document.querySelectorAll('[role="dialog"] dt')]
  return keys.map((names) => {
    const signs = Array.from(names.querySelectorAll('kbd'), (sign) => sign.textContent)
    return `${signs.join(' ')}: ${names.nextElementSibling?.textContent ?? ''}`
  })
}

const undo = 'Ctrl Z Ctrl Shift Z: Undo the last move, or redo it'

it.each(['lab', 'lesson'] as const)('the keys of play by hand are told in the %s', async (of) => {
  expect(await listed(of)).toContain(undo)
})

it.each(['compare', 'challenge'] as const)(
  'the keys of play by hand are not told where no board is played on: %s',
  async (of) => {
    expect(await listed(of)).not.toContain(undo)
  },
)

const stepOn = '→ ← . ,: One event forward or back'
const stepBlanked = '→ ← ,: One event forward or back'
const ofTheme = 'B: In the projector theme: blank the screen'
const ofScreen = '. B: Blank the screen; any key brings it back'
const ofProjector = '. B: Blank the projector’s screen, or bring it back'

it.each([
  ['#/lab', 'light', [stepOn, ofTheme]],
  ['#/lab', 'projector', [stepBlanked, ofScreen]],
  ['#/present/lab', 'light', [stepBlanked, ofProjector]],
  ['#/present/lab', 'projector', [stepBlanked, ofProjector]],
  // The class is shown what its teacher blanks.
  ['#/class/lab', 'light', [stepOn]],
  ['#/class/lab', 'projector', [stepOn]],
] as const)('the full stop and B are told as they are: %s, theme %s', async (hash, theme, told) => {
  useSettings().choose('theme', theme)
  const lines = await listed('lab', hash)
  const ofBlanking = [stepOn, stepBlanked, ofTheme, ofScreen, ofProjector]
  expect(lines.filter((line) => ofBlanking.includes(line))).toEqual(told)
})

it.each(['lab', 'lesson', 'compare', 'challenge'] as const)(
  'the keys of a clicker are told as they are where it goes through a set: %s',
  async (of) => {
    isClickerByEntry.value = true
    onTestFinished(() => void (isClickerByEntry.value = false))
    const lines = await listed(of, '#/present/lab')
    expect(lines.filter((line) => line.includes('Page'))).toEqual([
      'Page Down Page Up: Next or previous entry of the set (a presenter’s clicker)',
    ])
    expect(lines).toContain('Shift . Shift ,: One expansion forward or back')
  },
)

it('hides also what comes to the page while it is open from a screen reader', async () => {
  await listed('lab')
  expect(document.querySelector('[role="dialog"]')?.getAttribute('aria-modal')).toBe('true')
})
