import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { demandBuilt } from '../../src/cli/demandBuilt'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tansaku-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Runs a command in a folder that is not the project's. */
function runElsewhere(name: string, args: readonly string[], cwd = aFolder()) {
  const script = resolve('scripts', `${name}.mjs`)
  return spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' })
}

it.each(['class', 'scorm', 'solve', 'experiment'])(
  'runs in any folder: %s',
  (name) => {
    const { status, stdout, stderr } = runElsewhere(name, ['-h'])
    expect(stderr).toBe('')
    expect(stdout).toContain('--help, -h\n')
    expect(status).toBe(0)
  },
  60_000,
)

it('reads files where it was called', () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'board.txt'), '451260738')
  const { stdout } = runElsewhere('solve', ['--board', '@board.txt'], folder)
  expect(stdout).toBe(runElsewhere('solve', ['--board', '451260738']).stdout)
  expect(stdout).toMatch(/^\d+\n/)
}, 60_000)

it('says what to build where a file is not there', () => {
  const page = join(aFolder(), 'index.html')
  expect(() => demandBuilt(page, 'build')).toThrow(`${page} is not there: run npm run build first.`)
  writeFileSync(page, '')
  demandBuilt(page, 'build')
})
