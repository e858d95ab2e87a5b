import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifests } from '../../src/problems/all'
import { solvers } from '../../src/solvers'

const readme = readFileSync('README.md', 'utf8')
const table = readme.slice(readme.indexOf('## Where things are'), readme.indexOf('## Hosting it'))

/** Each row of the table: its folders, what lives there, and the file to read first. */
const rows = Array.from(
  table.matchAll(/^\| (`.+?`) \| (.+) \| `(.+)` \|$/gm),
  ([, folders, lives, first]) => ({
    folders: folders.replaceAll('`', '').split(', '),
    lives,
    first: first.split('`, `'),
  }),
)

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`)

describe('the table of the folders', () => {
  it('names every folder of the app', () => {
    const named = rows.flatMap(({ folders }) => folders)
    const own = named.filter((path) => path.startsWith('src/'))
    expect(own.toSorted()).toEqual(foldersIn('src').map((name) => `src/${name}`))
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it.each(rows.filter(({ lives }) => lives.includes('Its rooms:')))(
    'names every room of $folders',
    ({ folders: [folder], lives }) => {
      const rooms = Array.from(lives.matchAll(/`(\w+\/)`/g), ([, room]) => room)
      expect(rooms.toSorted()).toEqual(foldersIn(folder))
    },
  )

  it('names every page', () => {
    const pages = rows.find(({ folders }) => folders.includes('src/pages/'))
    const named = Array.from(pages?.lives.matchAll(/`(\w+\/)`/g) ?? [], ([, page]) => page)
    expect(named.toSorted()).toEqual(foldersIn('src/pages'))
  })

  it.each(rows)(
    'names files of $folders that there are, to be read first',
    ({ folders, first }) => {
      for (const file of first) {
        expect(
          folders.some((folder) => existsSync(folder + file)),
          file,
        ).toBe(true)
      }
    },
  )
})

describe('what is in the app', () => {
  it.each([
    ['problems', '; ', manifests.map(({ family }) => family)],
    ['solvers', ', ', solvers.map(({ id }) => id)],
  ])('has its place in the row of the %s', (name, between, known) => {
    const row = new RegExp(`^\\| ${name} \\| (.+) \\|$`, 'm').exec(readme)?.[1] ?? ''
    expect(row.split(between), `one for each of ${known.join()}`).toHaveLength(known.length)
  })

  it('has as many lessons as it says', () => {
    const lessons = readdirSync('lessons').filter((name) => name.endsWith('.md')).length
    const words = ['Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen']
    expect(readme).toContain(`${words[lessons - 10]} lessons, from`)
  })
})
