import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { useKept } from '../../../src/app/settings/useKept'
import { useProgress } from '../../../src/lessons/progress/useProgress'
import { deviceStorage, removeKept } from '../../../src/settings/deviceStorage'
import { useSettings } from '../../../src/settings/useSettings'

beforeEach(() => {
  setActivePinia(createPinia())
  localStorage.clear()
})
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
})
