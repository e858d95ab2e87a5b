import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { useKept } from '../../../src/app/settings/useKept'
import { useProgress } from '../../../src/lessons/progress/useProgress'
import { useOwnSearches } from '../../../src/ownSearch/kept/useOwnSearches'
import { useSets } from '../../../src/sets/useSets'
import { deviceStorage } from '../../../src/settings/deviceStorage'
import { keptKeys, removeKept } from '../../../src/settings/keptKeys'
import { useSettings } from '../../../src/settings/useSettings'
import { withoutRoom } from '../../../src/settings/withoutRoom'
import { say } from '../../../src/words/message'
import { fullDevice } from '../../ownSearch/kept/ownDevice'

afterEach(() => {
  vi.restoreAllMocks()
  removeKept('tansaku-')
})

function refuseStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

describe('what the device keeps', () => {
  it('is kept in memory where the browser refuses its storage', async () => {
    refuseStorage()
    const settings = useSettings()
    settings.choose('theme', 'dark')
    await nextTick()
    expect(settings.chosen.theme).toBe('dark')
    expect(deviceStorage().getItem('tansaku-settings')).toContain('dark')
    setActivePinia(createPinia())
    expect(useSettings().chosen.theme).toBe('dark')
  })

  it('is not written before anything was chosen', async () => {
    useSettings()
    useProgress()
    await nextTick()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it.each(['allowed', 'refused'])(
    'is gone once all is cleared, the storage being %s',
    async (is) => {
      if (is === 'refused') refuseStorage()
      const settings = useSettings()
      settings.choose('theme', 'dark')
      useProgress().mark('01', 'seen', 'a')
      await nextTick()
      expect(deviceStorage().getItem('tansaku-lessons')).not.toBeNull()
      await useKept().clearAll()
      await nextTick()
      expect(settings.chosen.theme).toBe('system')
      for (const key of ['tansaku-settings', 'tansaku-lessons', 'tansaku-teacher']) {
        expect(deviceStorage().getItem(key)).toBeNull()
      }
    },
  )
  it.each(['allowed', 'refused'])(
    'has no search of one’s own once all is cleared, the storage being %s',
    async (is) => {
      if (is === 'refused') refuseStorage()
      const searches = useOwnSearches()
      searches.create('A*', 'const a = 1')
      searches.noteRun('const a = 1')
      expect(keptKeys('tansaku-own')).toHaveLength(2)
      await useKept().clearAll()
      searches.flush()
      expect(searches.entries).toEqual([])
      expect(searches.wasRunHere('const a = 1')).toBe(false)
      expect(keptKeys('')).toEqual([])
    },
  )

  it.each(['allowed', 'refused'])(
    'has no set once all is cleared, the storage being %s',
    async (is) => {
      if (is === 'refused') refuseStorage()
      const sets = useSets()
      sets.create('Talk')
      expect(keptKeys('tansaku-set:')).toHaveLength(1)
      await useKept().clearAll()
      expect(sets.sets).toEqual([])
      expect(keptKeys('')).toEqual([])
    },
  )

  it('holds while the page is open where there is no room for it, and is kept once there is', async () => {
    const makeRoom = fullDevice()
    useProgress().mark('01', 'answered', 'a')
    await nextTick()
    expect(localStorage.getItem('tansaku-lessons')).toBeNull()
    // The lesson was left, and is opened again.
    const again = useProgress()
    expect(again.progress.value).toEqual({ '01': { seen: [], answered: ['a'] } })
    makeRoom()
    again.mark('01', 'answered', 'b')
    await nextTick()
    expect(localStorage.getItem('tansaku-lessons')).toContain('["a","b"]')
    expect(withoutRoom.size).toBe(0)
  })

  it('is forgotten once all is cleared, also what there was no room for', async () => {
    fullDevice()
    useProgress().mark('01', 'answered', 'a')
    await useKept().clearAll()
    expect(useProgress().progress.value).toEqual({})
  })

  it('is asked for before searches and sets are deleted with it', () => {
    const question = say({ key: 'settings.dialog.clear.question' })
    expect(question).toContain('deletes the searches that you wrote and the sets that you prepared')
  })
})
