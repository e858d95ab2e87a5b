import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A list by name, of which nobody reads one after the other. */
const lists: readonly string[] = ['src/words/parts']
/** Some twenty are read as a whole; a few more may wait until it is clear which belong together. */
const most = 28

const folders = ['src', 'tests', 'build', 'scripts'].flatMap((root) => [
  root,
  ...readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath}/${name}`),
])

it('no folder has more files than one reads as a whole: past that it has rooms', () => {
  const full = folders
    .filter((folder) => !lists.includes(folder))
    .map((folder) => {
      const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
      return { folder, files: files.length }
    })
    .filter(({ files }) => files > most)
  expect(full).toEqual([])
})
