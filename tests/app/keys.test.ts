import { expect, it, onTestFinished, vi } from 'vitest'
import { nextTick } from 'vue'
import BlankScreen from '../../src/app/BlankScreen.vue'
import { keyTable, playTable } from '../../src/app/keyTables'
import { keysOf } from '../../src/app/pages'
import { useSettings } from '../../src/settings/useSettings'
import GoToNode from '../../src/stage/tree/goTo/GoToNode.vue'
import { words } from '../../src/words'
import { mountInWords } from '../pages/lab/mountInWords'
import { stageOf } from '../stage/mountStage'

const pages = ['lab', 'compare', 'lesson', 'challenge'] as const
const blankings = ['screen', 'screenInTheme', 'projector', 'nothing'] as const

it.each(pages.flatMap((of) => blankings.map((blanked) => [of, blanked] as const)))(
  'no sign is listed for two things, and the full stop for one: %s, a key blanks: %s',
  (of, blanked) => {
    for (const isByEntry of [false, true]) {
      const signs = keyTable(of, blanked, isByEntry).flatMap(([, names]) =>
        // The arrows do one thing on the page, and another in the tree.
        names.filter((name) => !/[←→↑↓]/.test(name)),
      )
      expect(signs).toEqual([...new Set(signs)])
      expect(signs).toEqual(expect.arrayContaining(['.', 'Page Down', 'Page Up', 'Shift .']))
    }
  },
)

it.each(pages)('every key of the %s has a word', (of) => {
  for (const blanked of blankings) {
    for (const isByEntry of [false, true]) {
      for (const [meaning] of keyTable(of, blanked, isByEntry)) {
        expect(words.exists(`keys.table.${meaning}`), meaning).toBe(true)
      }
    }
  }
  for (const [meaning] of playTable(of)) {
    expect(words.exists(`play.keys.${meaning}`), meaning).toBe(true)
  }
})

it('the key that shows the tree alone is listed where it does something: in the lab', () => {
  const listing = pages.filter((of) =>
    keyTable(of, 'nothing', false).some(([meaning]) => meaning === 'alone'),
  )
  expect(listing).toEqual(['lab'])
})

it('a challenge is not taken for a comparison', () => {
  expect(keysOf('challenge')).toBe('challenge')
})

it('the button that goes to a node names its key only where the key does something', async () => {
  const stage = stageOf({ start: '123456078' })
  const settings = useSettings()
  const tool = mountInWords(GoToNode, { stage })
  const name = () => tool.get('button').attributes('aria-label')
  expect(name()).toBe('Go to a node (G)')
  settings.choose('characterKeys', 'off')
  await nextTick()
  expect(name()).toBe('Go to a node')
})

it('a blank screen says how to leave it, at first and when the pointer moves', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  useSettings().choose('theme', 'projector')
  const screen = mountInWords(BlankScreen, {})
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }))
  await nextTick()
  const hint = 'Any key or a click shows the picture again.'
  expect(screen.text()).toBe(hint)
  expect(screen.get('button').attributes('aria-label')).toContain(hint)
  vi.advanceTimersByTime(10_000)
  await nextTick()
  expect(screen.text()).toBe('')
  await screen.get('button').trigger('pointermove')
  expect(screen.text()).toBe(hint)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await nextTick()
  expect(screen.find('button').exists()).toBe(false)
})
