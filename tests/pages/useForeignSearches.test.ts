import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { useOwnSearches } from '../../src/ownSearch/kept/useOwnSearches'
import { admitSearch } from '../../src/pages/lab/code/linkedCode'
import { useForeignSearches } from '../../src/pages/useForeignSearches'
import { useOfferedSearches } from '../../src/pages/useOfferedSearches'
import { packText } from '../../src/shared/link/packText'
import { readHere } from '../ownSearch/readHere'

const source = readFileSync('src/solvers/greedy.ts', 'utf8')
const search = { solver: 'own:Somebody’s', code: await packText(source) }

beforeEach(() => {
  readHere()
})

describe('a search that a link or a file has brought', () => {
  it('is foreign until somebody lets it run, and never again', async () => {
    const { foreign, read, allow } = useForeignSearches()
    await read([search], () => true)
    expect(foreign.value).toEqual([{ name: 'Somebody’s', source }])
    allow()
    expect(foreign.value).toEqual([])
    await read([search], () => true)
    expect(foreign.value).toEqual([])
  })

  it('is asked about again where nobody let it run', async () => {
    const { foreign, read, forget } = useForeignSearches()
    await read([search], () => true)
    forget()
    await read([search], () => true)
    expect(foreign.value).toHaveLength(1)
  })

  it('that is wanted no more when it was read changes nothing', async () => {
    const { foreign, read } = useForeignSearches()
    expect(await read([search], () => false)).toBeUndefined()
    expect(foreign.value).toEqual([])
  })

  it('does not run from a link of the lab only because a file has shown it before', async () => {
    const { read } = useForeignSearches()
    const { noteRun } = useOwnSearches()
    await read([search], () => true, 'file')
    expect(await admitSearch(search)).toMatchObject({ kind: 'foreign' })
    noteRun(source)
    expect(await admitSearch(search)).toMatchObject({ kind: 'known' })
  })
})

describe('a search that is kept here', () => {
  it('is offered by its name, and may run once it was chosen', async () => {
    const store = useOwnSearches()
    store.create('Mine', source)
    const [offered] = useOfferedSearches().value
    expect(offered.id).toBe('own:Mine')
    expect(await offered.read()).toEqual({ ok: true, value: search.code })
    expect(store.wasRunHere(source)).toBe(true)
  })

  it('with a fault is offered, and says what is wrong when it is chosen', async () => {
    const store = useOwnSearches()
    store.create('Broken', 'const a =\n  = 1\n')
    const [offered] = useOfferedSearches().value
    expect(await offered.read()).toMatchObject({
      ok: false,
      fault: { key: 'ownSearch.lab.wrong', values: { line: 2 } },
    })
    expect(store.wasRunHere('const a =\n  = 1\n')).toBe(false)
  })
})
