import { readdirSync, readFileSync } from 'node:fs'

const replaces = /\bvi\.(?:mock|doMock|resetModules)\(/

/** The test files that put something else in the place of a module: no other file may share theirs. */
export function withOwnModules(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && replaces.test(readFileSync(file, 'utf8')))
}
