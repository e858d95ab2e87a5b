import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readCommand } from '../../src/cli/solve/command'
import { readCommandRun } from '../../src/cli/solve/readCommandRun'
import { usage } from '../../src/cli/solve/usage'
import { readExperiment } from '../../src/experiments/read/readExperiment'
import { draftOf, textsOf } from '../../src/pages/experiments/form/draft'
import ExperimentForm from '../../src/pages/experiments/form/ExperimentForm.vue'
import { createProblem, findManifest, problemNames } from '../../src/problems'
import type { ProblemName } from '../../src/problems'
import { choicesOf } from '../../src/problems/choices'
import type * as families from '../../src/problems/families'
import type { Move } from '../../src/problems/told'
import { record } from '../../src/recording/write/recorder'
import { readAddress, writeAddress } from '../../src/setup/address/address'
import { wrongMessages } from '../../src/setup/address/wrongMessages'
import { checkSettings } from '../../src/setup/checkSettings'
import StateEditor from '../../src/setup/editor/StateEditor.vue'
import SetupForm from '../../src/setup/form/SetupForm.vue'
import { settingName, valueName } from '../../src/setup/settingNames'
import { narrate } from '../../src/stage/narration/narrate'
import { say } from '../../src/words/message'
import type * as move from '../../src/words/move'
import { goalName } from '../../src/words/placeName'
import { stateHint } from '../../src/words/problemWords'
import { mountInWords } from '../pages/lab/mountInWords'

vi.mock('../../src/recording/transfer/recordClient', () => ({
  recordInWorker: vi.fn(() => () => {}),
}))

// What the recipe says: a line in the list, words, a kind of move, and an editor.
vi.mock('../../src/problems/all', async (importOriginal) => {
  const { manifests } = await importOriginal<{ manifests: readonly unknown[] }>()
  const { buckets } = await import('./buckets/manifest')
  return { manifests: [...manifests, buckets] }
})
vi.mock('../../src/problems/families', async (importOriginal) => {
  const { problemNames, problemSettings, ...others } = await importOriginal<typeof families>()
  return {
    ...others,
    problemNames: [...problemNames, 'buckets'],
    problemSettings: new Set([...problemSettings, 'litres']),
  }
})
vi.mock('../../src/words/move', async (importOriginal) => {
  const original = await importOriginal<typeof move>()
  const pour = (move: { kind: string; how?: string }) =>
    ({ key: 'common.asItIs', values: { text: `Somebody pours: ${move.how}` } }) as const
  return {
    ...original,
    moveMessage: (move: Move, telling: 'moves') =>
      String(move.kind) === 'scoop' ? pour(move) : original.moveMessage(move as never, telling),
  }
})
vi.mock('../../src/setup/editor/editors', async (importOriginal) => {
  const { editors } = await importOriginal<{ editors: object }>()
  const { default: TapEditor } = await import('../../src/setup/editor/TapEditor.vue')
  return { editors: { ...editors, buckets: { component: TapEditor } } }
})

const settings = { problem: 'buckets' }
const { run } = checkSettings(settings)

/** Words of boards, of which buckets have none. */
const untrue = /\b(boards?|tiles?|blocks?|pegs?|holes?|blank|puzzles?|random|undefined)\b/i

/** What a page says: its text, and what its parts are called. */
function saidBy(html: string): string {
  const page = document.createElement('div')
  page.innerHTML = html
  // Other problems can be chosen, and are called what they are.
  for (const option of page.querySelectorAll('option')) option.remove()
  const called = [...page.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
    (part) => ['aria-label', 'title', 'placeholder'].map((name) => part.getAttribute(name) ?? ''),
  )
  return [page.textContent, ...called].join(' ')
}

describe('a problem that was added by the recipe', () => {
  it('is in the lists, with its words', () => {
    expect(problemNames).toContain('buckets')
    expect(say(valueName('problem', 'buckets'))).toBe('Two buckets')
    expect(say(settingName('litres'))).toBe('Litres to measure')
    expect(choicesOf(run.settings)).toMatchObject([{ setting: 'litres', default: '2' }])
    const manifest = findManifest('buckets')
    expect(manifest && say(stateHint(manifest, run.settings, 'start'))).toMatch(/^The litres in/)
    expect(goalName(run.problem)).toBeUndefined()
  })

  it('is known to the command, with its options and what they do', () => {
    expect(usage()).toMatch(/ --problem NAME\n .*buckets/)
    expect(usage()).toContain('buckets: fill large is what is done')
    expect(usage()).toContain(
      '--litres 2|1\n      buckets: how many litres the larger bucket is to hold',
    )
    const command = readCommand(['--problem', 'buckets', '--litres', '1', '--board', '0 3'])
    if (!command.ok) throw new Error(command.fault)
    expect(readCommandRun(command.value.settings)).toMatchObject({
      ok: true,
      value: { problem: { settings: { problem: 'buckets', litres: '1', start: '0 3' } } },
    })
    expect(readCommandRun({ problem: 'buckets', litres: '9' })).toEqual({
      ok: false,
      fault: '--litres: “9” is not known here. It can be “1” or “2”.',
    })
    expect(readCommandRun({ problem: 'buckets', metric: 'any' })).toMatchObject({ ok: false })
    expect(readCommandRun({ problem: 'buckets', solver: 'a-star' })).toMatchObject({ ok: false })
  })

  it('has an address, as short as can be, and is told what is wrong in it', () => {
    const query = { problem: 'buckets', litres: '1', start: '4 0' }
    const read = readAddress(query)
    expect(read.wrong).toEqual([])
    expect(writeAddress(read.run.settings, 0)).toEqual(query)
    expect(writeAddress(run.settings, 0)).toEqual({ problem: 'buckets' })
    const said = wrongMessages(readAddress({ problem: 'buckets', start: 'full' })).map(say)
    expect(said).toEqual([
      'Start: “full” is not known here. It can be “0 0” or “4 3”. Shown instead: 0 0.',
    ])
  })

  it('is searched and narrated in its own words', () => {
    const recording = record(run)
    expect(recording.solution).toHaveLength(6)
    const said = Array.from({ length: recording.events }, (_, step) =>
      say(narrate(recording, run, step)),
    )
    expect(said.join('\n')).toContain('Somebody pours: fill large: a new state, node 1')
    expect(said.filter((sentence) => untrue.test(sentence))).toEqual([])
  })

  it('is set up and edited without a word that is untrue of it', async () => {
    const form = mountInWords(SetupForm, { run })
    expect(form.text()).toContain('Both empty: 6 moves')
    expect(saidBy(form.html())).not.toMatch(untrue)
    const editor = mountInWords(StateEditor, { settings: run.settings, state: 'start' })
    expect(saidBy(editor.html())).not.toMatch(untrue)
    await editor.get('[data-tap="1"]').trigger('click')
    await editor.get('.primary').trigger('click')
    expect(editor.emitted('done')).toEqual([[{ start: '0 3' }]])
  })

  it('is run in experiments from starts of one’s own', () => {
    const draft = draftOf({ problem: 'buckets' })
    const form = mountInWords(ExperimentForm, {
      modelValue: draft,
      read: readExperiment(textsOf(draft)),
      open: false,
    })
    expect(saidBy(form.html())).not.toMatch(untrue)
    const read = readExperiment({ problem: 'buckets', boards: '0 0;4 0', solvers: 'breadth-first' })
    expect(read).toMatchObject({ ok: true, value: { starts: ['0 0', '4 0'] } })
  })

  it('says no name of a problem without words', () => {
    // @ts-expect-error -- names are missing
    const words: Record<ProblemName, string> = { 'sliding-3x3': '8-puzzle' }
    expect(words).toBeDefined()
    expect(createProblem({ problem: 'jars' })).toMatchObject({ ok: false })
  })
})

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).replaceAll('\\', '/')] : [],
  )
}

describe('the recipe', () => {
  const recipes = readFileSync('CONTRIBUTING.md', 'utf8')
  const recipe = recipes.slice(
    recipes.indexOf('## Add a problem'),
    recipes.indexOf('## Add a solver'),
  )

  it('names each file outside of its folder that a problem stands in, and there are six at most', () => {
    const its = filesIn('src')
      .filter((path) => !path.startsWith('src/problems/missionaries/'))
      .filter((path) => /missionar/i.test(path + readFileSync(path, 'utf8')))
    expect(its.length).toBeLessThanOrEqual(6)
    const own = 'src/words/en/problems/missionaries.ts'
    expect(recipe).toContain('a file of its own in `src/words/en/problems/`')
    for (const path of its) if (path !== own) expect(recipe).toContain(`\`${path}\``)
  })

  it('names only files and folders that there are', () => {
    const named = [...recipe.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(8)
    for (const path of named) expect(() => readdirOrFile(path), path).not.toThrow()
  })
})

function readdirOrFile(path: string): void {
  if (path.endsWith('/')) readdirSync(path)
  else readFileSync(path)
}
