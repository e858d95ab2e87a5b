import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { TestContext } from 'vitest'
import { farthestRun } from '../figures/farthestRun'

interface Notebook {
  readonly nbformat: number
  readonly cells: readonly {
    readonly cell_type: string
    readonly execution_count?: number | null
    readonly outputs?: readonly unknown[]
    readonly source: readonly string[]
  }[]
}

const folder = 'docs/notebook'
const notebook: Notebook = JSON.parse(readFileSync(`${folder}/experiments.ipynb`, 'utf8'))
const codeCells = notebook.cells.filter((cell) => cell.cell_type === 'code')
const code = codeCells.map(({ source }) => source.join('')).join('\n')
const { figures: known } = farthestRun

/** Whether the Python of this machine runs these lines. */
const runs = (lines: string) => spawnSync('python3', ['-c', lines]).status === 0
const hasPython = runs('import sys; assert sys.version_info >= (3, 9)')

/** Runs Python in a folder and gives the value of an expression at its end. */
async function valueAfter(lines: string, expression: string, cwd: string): Promise<unknown> {
  const whole = `${lines}\nprint()\nprint(json.dumps(${expression}))`
  const { stdout } = await promisify(execFile)('python3', ['-X', 'utf8', '-c', whole], {
    cwd,
    env: { ...process.env, MPLBACKEND: 'Agg', PYTHONDONTWRITEBYTECODE: '1' },
  })
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
}

function needPython({ skip }: TestContext): void {
  skip(!hasPython, 'there is no python3 of version 3.9 or newer here')
}

const patience = 120_000
// The first call may have to bundle the commands.
beforeAll(() => {
  for (const command of ['solve', 'experiment']) {
    spawnSync(process.execPath, [`scripts/${command}.mjs`, '--help'])
  }
}, patience)

describe('the example notebook', () => {
  it('is a notebook of format 4, without outputs that came from another machine', () => {
    expect(notebook.nbformat).toBe(4)
    expect(codeCells.length).toBeGreaterThan(4)
    for (const { execution_count, outputs } of codeCells) {
      expect([execution_count, outputs]).toEqual([null, []])
    }
  })

  it(
    'has the known figures, and a mark for each board and search without matplotlib',
    async (context) => {
      needPython(context)
      const missing = 'import sys\nsys.modules.update({"matplotlib": None, "IPython": None})\n'
      const value = await valueAfter(
        missing + code,
        `{
          "farthest": [farthest["moves"], farthest["counts"]["expanded"]],
          "rows": len(rows),
          "off": [
            abs(means[search]["taken"] - summary["spreads"]["taken"]["mean"]) > 0.01
            for search, summary in zip(searches, results["summaries"])
          ],
          "moves": len({figures["moves"] for figures in means.values()}),
          "circles": svg.count("<circle"),
          "squares": svg.count('width="8"'),
        }`,
        folder,
      )
      expect(value).toEqual({
        farthest: [known.moves, known.expanded],
        rows: 60,
        off: [false, false],
        // Both searches find shortest paths.
        moves: 1,
        // One more in the legend.
        circles: 31,
        squares: 31,
      })
    },
    patience,
  )

  it(
    'draws the same marks with matplotlib',
    async (context) => {
      needPython(context)
      context.skip(!runs('import matplotlib'), 'this python3 has no matplotlib')
      const marks = '[len(marks.get_offsets()) for marks in axes.collections]'
      expect(await valueAfter(code, marks, folder)).toEqual([30, 30])
    },
    patience,
  )
})

describe('the page on Python', () => {
  it(
    'has examples that run one after the other',
    async (context) => {
      needPython(context)
      const page = readFileSync('docs/notebook.md', 'utf8')
      const examples = Array.from(page.matchAll(/```python\n(.*?)```/gs), ([, lines]) => lines)
      const here = mkdtempSync(join(tmpdir(), 'tansaku-'))
      onTestFinished(() => rmSync(here, { recursive: true }))
      symlinkSync(resolve('scripts'), join(here, 'scripts'), 'junction')
      writeFileSync(join(here, 'recording.jsonl'), documentedRecording())
      const value = await valueAfter(
        `${examples[0]}${examples[1]}one = answer\n${examples.slice(2).join('')}`,
        `{
          "one": [one["outcome"], one["moves"]],
          "limits": [each["limit"] for each in answers],
          "outcomes": [each["outcome"] for each in answers[:1]],
          "summaries": len(results["summaries"]),
          "table": len(table),
          "expanded": expanded,
          "events": len(events) - run["events"],
        }`,
        here,
      )
      expect(value).toEqual({
        one: ['solved', known.moves],
        limits: [10, 20, 40],
        // The goal is 15 moves away.
        outcomes: ['limit'],
        summaries: 2,
        table: 5,
        expanded: [0],
        events: 0,
      })
    },
    patience,
  )
})

describe('the function that calls a command, on the page and in the notebook', () => {
  const page = readFileSync('docs/notebook.md', 'utf8')
  const onPage = /```python\n(.*?)```/s.exec(page)?.[1] ?? ''
  const options = { timeout: patience }
  it.for([
    ['page', onPage, '.'],
    ['notebook', codeCells[0].source.join(''), folder],
  ])('says why there is no answer: %s', options, async ([, lines, cwd], context) => {
    needPython(context)
    const call = `
try:
    told = tansaku("solve", "--board", "123456708", "--trace", "none/a.trace.json")
except RuntimeError as error:
    told = str(error)
`
    expect(await valueAfter(lines + call, 'told', cwd)).toMatch(/^--trace: the file cannot be/)
  })
})

function documentedRecording(): string {
  const documented = readFileSync('docs/recording-format.md', 'utf8')
  return /```json\n([^`]*)```/.exec(documented)?.[1] ?? ''
}
