import { beforeEach, expect, it } from 'vitest'
import { useOwnSearches } from '../../../src/ownSearch/kept/useOwnSearches'
import { admitSearch } from '../../../src/pages/lab/code/linkedCode'
import { packText } from '../../../src/shared/link/packText'
import { unpackText } from '../../../src/shared/link/unpackText'
import { say } from '../../../src/words/message'

beforeEach(() => {
  const { create, keepVersion, write } = useOwnSearches()
  const mine = create('Mine', 'run first')
  if (!mine.ok) throw new Error('it was not kept')
  for (const source of ['run first', 'run last']) {
    write(mine.value.id, source)
    keepVersion(mine.value.id)
  }
  write(mine.value.id, 'written since')
  create('Other', 'never run')
})

it.each([
  ['Mine', 'run last'],
  ['Other', 'never run'],
])('finds the code of “%s” on the device where an address only names it', async (name, source) => {
  const found = await admitSearch({ solver: `own:${name}`, step: '3' })
  if (found.kind !== 'foreign') throw new Error(`it is ${found.kind}`)
  const { linked } = found
  expect(linked).toMatchObject({ name, source, query: { solver: `own:${name}`, step: '3' } })
  expect(await unpackText(String(linked.query.code))).toEqual({ ok: true, value: source })
})

it('cuts a name in an address that is too long, where it is told and where it is run', async () => {
  const code = await packText('from elsewhere')
  const found = await admitSearch({ solver: `own:${'x'.repeat(300)}`, code })
  const name = `${'x'.repeat(59)}…`
  expect(found).toMatchObject({
    kind: 'foreign',
    linked: { name, query: { solver: `own:${name}`, code } },
  })
})

it.each([{ solver: 'own:Nobody' }, { solver: 'breadth-first' }, {}])(
  'leaves an address alone that names none which is kept: %o',
  async (query) => {
    expect(await admitSearch(query)).toEqual({ kind: 'known', query })
  },
)

it.each([
  ['half of a pair', 'a\uD800', /half of a pair/],
  ['more characters than are opened', 'a'.repeat(200_001), /more than 200,000/],
])('says what is wrong with code that is kept and has %s', async (_, source, said) => {
  useOwnSearches().create('Wrong', source)
  const found = await admitSearch({ solver: 'own:Wrong' })
  expect(found.kind === 'wrong' && say(found.message)).toMatch(said)
})

it('takes the code of an address before what is kept under its name, and says what is shown instead of it', async () => {
  const found = await admitSearch({ solver: 'own:Mine', code: '1abc' })
  expect(found.kind === 'wrong' && say(found.message)).toBe(
    'Search: The code in the link is incomplete, or was changed on its way. Copy the whole link again. Shown instead: Breadth-first search.',
  )
})
