import { expect, it } from 'vitest'
import { words } from '../../src/words'
import { en } from '../../src/words/en'

const parts = import.meta.glob('../../src/words/parts/*.ts')

it('all sections together are the whole catalogue', async () => {
  await Promise.all(Object.values(parts).map(async (load) => load()))
  expect(words.getResourceBundle('en', 'translation')).toEqual(en)
})
