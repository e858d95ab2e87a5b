import { expect, it } from 'vitest'
import type { OwnSearch } from '../../../src/ownSearch/kept/ownSearch'
import { unpackSource } from '../../../src/ownSearch/link/unpackSource'
import { withKeptCode } from '../../../src/pages/lab/code/linkedCode'

const kept: readonly OwnSearch[] = [
  {
    ...{ id: '1', name: 'Mine', source: 'written since', changedAt: 2 },
    versions: [
      { source: 'run first', at: 0 },
      { source: 'run last', at: 1 },
    ],
  },
  { id: '2', name: 'Other', source: 'never run', changedAt: 2, versions: [] },
]

it.each([
  ['Mine', 'run last'],
  ['Other', 'never run'],
])('finds the code of “%s” on the device where an address only names it', async (name, source) => {
  const found = await withKeptCode({ solver: `own:${name}`, step: '3' }, kept)
  expect(found).toMatchObject({ solver: `own:${name}`, step: '3' })
  expect(await unpackSource(String(found?.code))).toEqual({ ok: true, value: source })
})

it.each([
  { solver: 'own:Mine', code: '1abc' },
  { solver: 'own:Nobody' },
  { solver: 'breadth-first' },
  {},
])('leaves an address alone that names none which is kept, or brings its code: %o', (query) => {
  expect(withKeptCode(query, kept)).toBeUndefined()
})
