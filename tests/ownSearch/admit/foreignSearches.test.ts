import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { foreignSearches, isUnread } from '../../../src/ownSearch/admit/foreignSearches'
import { namedIn } from '../../../src/ownSearch/admit/namedCode'
import { readAllNamed, readNamed } from '../../../src/ownSearch/admit/readNamed'
import { packText } from '../../../src/shared/link/packText'
import { readHere } from '../readHere'

beforeEach(readHere)

const source = readFileSync('src/solvers/greedy.ts', 'utf8')
const code = await packText(source)
const search = { solver: 'own:Greedy of mine', code }

describe('a search of one’s own that a link or a file names', () => {
  it('is unread until its code was read, and foreign until somebody ran it here', async () => {
    const fresh = `${source}// No other test reads this one.\n`
    const search = { solver: 'own:Greedy of mine', code: await packText(fresh) }
    expect(isUnread(search)).toBe(true)
    expect(await readNamed(search, 'link')).toMatchObject({ ok: true })
    expect(isUnread(search)).toBe(false)
    expect(foreignSearches([search, search], () => false)).toEqual([
      { name: 'Greedy of mine', source: fresh },
    ])
    expect(foreignSearches([search], (text) => text === fresh)).toEqual([])
  })

  it('is told by its name as it would be kept', async () => {
    await readNamed(search, 'link')
    for (const [given, name] of [
      ['x'.repeat(300), `${'x'.repeat(59)}…`],
      ['A\u202E*', 'A *'],
    ]) {
      const brought = { solver: `own:${given}`, code }
      expect(foreignSearches([brought], () => false)).toEqual([{ name, source }])
    }
  })

  it('is told apart from built-in searches', () => {
    expect(isUnread({ solver: 'a-star' })).toBe(false)
    expect(foreignSearches([{ solver: 'a-star', code }], () => false)).toEqual([])
    expect(namedIn({ solver: 'a-star', code })).toBeUndefined()
    expect(namedIn({ solver: 'own:x' })).toBeUndefined()
    expect(namedIn({ solver: ['own:x'], code })).toBeUndefined()
  })

  it('is answered with what is wrong where its code cannot be read', async () => {
    const broken = { solver: 'own:Broken', code: '1%%' }
    expect(await readAllNamed([search, broken, { solver: 'greedy' }], 'link')).toEqual([
      { key: 'ownSearch.link.wrongAlphabet' },
    ])
    expect(await readAllNamed([broken], 'file')).toEqual([
      { key: 'ownSearch.everywhere.brokenInFile' },
    ])
  })

  it('is answered with the line that is wrong in its source', async () => {
    const wrong = { solver: 'own:Wrong', code: await packText('const a =\n  = 1\n') }
    const [fault] = await readAllNamed([wrong], 'link')
    expect(fault).toMatchObject({ key: 'ownSearch.lab.wrong', values: { line: 2 } })
  })
})
