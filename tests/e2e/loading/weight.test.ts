import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { scriptBytes } from '../../scriptBytes'

const page = readFileSync('dist/index.html', 'utf8')
const [, listed = '{}'] = /id="asked-ahead">(.*?)<\/script>/.exec(page) ?? []
const askedAhead: Readonly<Record<string, readonly string[]>> = JSON.parse(listed)
const ofEveryPage = [
  'index.html',
  ...Array.from(page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g), ([, file]) => file),
]

/** What has to come before a page can draw its first tree, by how its address begins. */
function filesBefore(...addresses: readonly string[]): readonly string[] {
  const own = addresses.flatMap((address) => askedAhead[address] ?? [])
  expect(own.length).toBeGreaterThan(0)
  return [...new Set([...ofEveryPage, ...own])]
}

/** The KB of script among files, compressed as a host would send it. */
function scriptIn(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + scriptBytes(`dist/${file}`), 0) / 1_000
}

// A little more than what it is: what is added comes behind the first tree, or this is raised.
for (const [name, addresses, mostScript, mostFiles] of [
  ['the lab', ['#/lab'], 149, 6],
  ['the lab of another problem', ['#/lab', '?problem=jugs'], 158, 8],
  ['the first page', ['#/'], 147, 6],
  ['a lesson', ['#/lessons/', '#/lessons/02-breadth-first'], 180, 9],
  ['a comparison', ['#/compare'], 178, 9],
] as const)
  test(`${name} needs at most ${mostScript} KB of script and ${mostFiles} files before its first tree`, () => {
    const files = filesBefore(...addresses)
    expect(scriptIn(files)).toBeLessThanOrEqual(mostScript)
    expect(files.length).toBeLessThanOrEqual(mostFiles)
  })
