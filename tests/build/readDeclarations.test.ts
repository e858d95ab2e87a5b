import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readDeclarations } from '../../build/source/readDeclarations'
import solver from '../../src/solvers/solver.ts?members'

const files = {
  'src/solvers/solver.ts': ['SearchTree', 'Search', 'Solver'],
  'src/structures/queue.ts': ['Queue'],
  'src/structures/stack.ts': ['Stack'],
  'src/structures/priorityQueue.ts': ['PriorityQueue'],
  'src/structures/reachedTable.ts': ['ReachedTable'],
  'src/problems/problem.ts': ['Problem', 'Heuristic', 'Costs'],
}
const program = ts.createProgram(Object.keys(files), { strict: true, noEmit: true })
const checker = program.getTypeChecker()

/** The members that the compiler itself finds, without the private ones. */
function membersByCompiler(file: string, name: string): readonly string[] {
  const source = program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  const exported = symbol && checker.getExportsOfModule(symbol).find((each) => each.name === name)
  if (!exported) return []
  return checker
    .getDeclaredTypeOfSymbol(exported)
    .getProperties()
    .filter(({ declarations }) =>
      declarations?.every(
        (each) => (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Private) === 0,
      ),
    )
    .map((member) => member.name)
}

describe.each(
  Object.entries(files).flatMap(([file, names]) => names.map((name) => ({ file, name }))),
)('of $name', ({ file, name }) => {
  it('every member that others may use is read, and no other', () => {
    const declared = readDeclarations(readFileSync(file, 'utf8')).find((each) => each.name === name)
    const known = membersByCompiler(file, name)
    expect(known.length).toBeGreaterThan(1)
    expect(declared?.members.map((member) => member.name).toSorted()).toEqual(known.toSorted())
  })
})

describe('a declaration', () => {
  const [declared] = readDeclarations(`
    /** A box. */
    export class Box {
      length = 0
      private items = []
      #hidden = 1
      /**
       * Takes
       * one out.
       *
       * @throws RangeError when it is empty
       */
      take(
        at: number,
      ): number { return 1 }
      get size(): number { return 2 }
    }`)

  it('has the signatures of its members in one line, without their bodies', () => {
    expect(declared.members.map(({ signature }) => signature)).toEqual([
      'length: number',
      'take(at: number): number',
      'readonly size: number',
    ])
  })

  it('has its comments as plain text, with their tags', () => {
    expect(declared.doc).toBe('A box.')
    expect(declared.members[1].doc).toBe('Takes one out.\n@throws RangeError when it is empty')
  })

  it('lists the texts that a type takes from a list, and what is said of the list', () => {
    const [, named] = readDeclarations(
      `/** Why. */ export const whys = ['a', 'b'] as const\nexport type Why = (typeof whys)[number]`,
    )
    expect(named.texts.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(named.doc).toBe('Why.')
  })

  it('tells what is said of each part of a union', () => {
    const kind = readDeclarations(
      `export type Ending =\n  | { kind: 'found' }\n  /** Nothing is left. */\n  | { kind: 'none' }`,
    )[0].members[0]
    expect(kind.texts).toEqual([
      { text: 'found', doc: '' },
      { text: 'none', doc: 'Nothing is left.' },
    ])
  })
})

it('an import that asks for members has those of the file', () => {
  expect(solver).toEqual(readDeclarations(readFileSync('src/solvers/solver.ts', 'utf8')))
})
