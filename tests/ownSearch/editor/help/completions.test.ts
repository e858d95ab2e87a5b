import { describe, expect, it } from 'vitest'
import { dropReasons, pruneReasons } from '../../../../src/solvers/solver'
import { offeredAt } from './stateAt'

const inSolver = (
  line: string,
) => `export function* f({ tree, reached, options, problem }: Search): Steps {
  const frontier = new PriorityQueue()
  const waiting = new Queue()
  ${line}
}

const choices = [
  { kind: 'choice', name: 'undo', values: ['never', 'allowed'] },
  { kind: 'number', name: 'width', range: [1, 9], default: 3 },
] as const
`

describe('behind a point', () => {
  it.each([
    ['tree.|', ['root', 'expand', 'prune', 'solve', 'undoes']],
    ['tree.pr|', ['prune']],
    ['reached.|', ['find', 'add', 'replace', 'size']],
    ['problem.|', ['start', 'isGoal', 'costs', 'heuristics']],
    ['problem.costs?.|', ['one', 'of']],
    ['frontier.|', ['push', 'pop', 'replace', 'has', 'isEmpty', 'length']],
    ['waiting.|', ['enqueue', 'dequeue', 'isEmpty', 'length']],
    ['search.tree.|', ['expand', 'children']],
  ])('%s offers what that has', (line, names) => {
    expect(offeredAt(inSolver(line))).toEqual(expect.arrayContaining(names))
  })

  it('the options are those that the source itself declares', () => {
    expect(offeredAt(inSolver('options.|'))).toEqual(['undo', 'width'])
  })

  it('nothing private is offered', () => {
    const private_ = ['nodes', 'priorities', 'places', 'rise', 'sink', 'grow', 'check']
    expect(offeredAt(inSolver('frontier.|')).filter((each) => private_.includes(each))).toEqual([])
  })

  it('nothing is offered of what is not known', () => {
    expect(offeredAt(inSolver('nobody.|'))).toEqual([])
  })
})

describe('in quotes', () => {
  it.each([
    ["tree.prune(child, '|')", pruneReasons],
    ["tree.drop(node, '|')", dropReasons],
    ["tree.root('|')", ['forward', 'backward']],
    ["if (options.undo === '|') return", ['never', 'allowed']],
    ["if (tree.side(node) === '|') return", ['forward', 'backward']],
    ["return { kind: '|' }", ['solved', 'exhausted', 'limit']],
    ["return { kind: cut ? '|' : 'exhausted' }", ['solved', 'exhausted', 'limit']],
  ])('%s offers what can stand there', (line, texts) => {
    expect(offeredAt(inSolver(line))).toEqual(texts)
  })

  it('of an import it offers the files that may be imported', () => {
    expect(offeredAt(`import { Queue } from '|'`)).toEqual(
      expect.arrayContaining(['../structures/queue', '../structures/reachedTable', './solver']),
    )
  })

  it('of other texts it offers nothing', () => {
    expect(offeredAt(inSolver("const a = '|'"))).toEqual([])
  })
})

describe('in the manifest', () => {
  const manifest = (line: string) =>
    `export const mine = {\n  ${line}\n} as const satisfies Solver<typeof choices>\n`

  it('the fields of a solver are offered', () => {
    expect(offeredAt(manifest('fr|'))).toEqual(
      expect.arrayContaining(['id', 'options', 'frontier', 'goalTest', 'optimality', 'run']),
    )
  })

  it.each([
    ["frontier: { order: '|' },", ['queue', 'stack', 'path', 'priority']],
    ["goalTest: () => '|',", ['generation', 'expansion', 'never']],
    ["optimality: () => '|',", ['optimal', 'none']],
  ])('%s offers what the field can be', (line, texts) => {
    expect(offeredAt(manifest(line))).toEqual(texts)
  })

  it('an entry of the options can be a choice, a number or a heuristic', () => {
    const kinds = offeredAt(`const choices = [{ kind: '|' }] as const`)
    expect(kinds.toSorted()).toEqual(['choice', 'heuristic', 'number'])
  })
})

describe('elsewhere', () => {
  it('classes, types and lines that most solvers have are offered', () => {
    expect(offeredAt(inSolver('Q|'))).toEqual(
      expect.arrayContaining(['Queue', 'Stack', 'PriorityQueue', 'notReached', 'Search', 'Steps']),
    )
    expect(offeredAt(inSolver('y|'))).toContain('yield tree.expand(node)')
  })

  it('between the braces of an import stand the names of that file', () => {
    expect(offeredAt(`import { | } from '../structures/reachedTable'`)).toEqual([
      'notReached',
      'ReachedTable',
      'tableKinds',
      'TableKind',
    ])
  })

  it('nothing is offered in a comment', () => {
    expect(offeredAt(inSolver('// tree.|'))).toEqual([])
  })

  it('nothing is offered for a name that is being made up', () => {
    expect(offeredAt(inSolver('const que|'))).toEqual([])
  })
})
