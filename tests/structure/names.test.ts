import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const declaration =
  /^export (?:declare |abstract |async )*(?:function\*?|class|const|let|interface|type|enum) (\w+)/gm

/** The names that several of some sources declare and export, each with these sources. */
function sharedNames(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const [file, text] of sources) {
    // One file may export a type and a value, or several signatures, under one name.
    const names = new Set(Array.from(text.matchAll(declaration), ([, name]) => name))
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file])
  }
  return new Map([...files].filter(([, declaring]) => declaring.length > 1))
}

describe('an exported name', () => {
  it('means one thing in the whole program', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map(
        (file) =>
          [`src/${file.replaceAll('\\', '/')}`, readFileSync(`src/${file}`, 'utf8')] as const,
      )
    expect(files.length).toBeGreaterThan(300)
    expect(Object.fromEntries(sharedNames(new Map(files)))).toEqual({})
  })

  it('is found wherever it is declared, whatever it is', () => {
    const shared = sharedNames(
      new Map([
        ['one.ts', 'export interface Clock {}\nexport async function wait() {}\nconst inner = 1'],
        [
          'two.ts',
          'export type Clock = string\nexport function* wait() {}\nexport const inner = 1',
        ],
        ['three.ts', 'export class Other {}\nexport type Other = string'],
      ]),
    )
    expect(Object.fromEntries(shared)).toEqual({
      Clock: ['one.ts', 'two.ts'],
      wait: ['one.ts', 'two.ts'],
    })
  })
})
