import { describe, expect, it } from 'vitest'
import { sourceOfBuiltIn } from '../../../src/ownSearch/starting/startingSources'
import type { Settings } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import { stateOf } from '../../../src/recording/query/path/path'
import { codeOf } from '../../../src/recording/reasonCodes'
import { narrate } from '../../../src/stage/narration/narrate'
import { tipMessage } from '../../../src/stage/tree/around/tipMessage'
import { say } from '../../../src/words/message'
import { ownRecorded } from '../../ownSearch/runHere'

/** All that is said of a copy of a built-in search with one place in it changed. */
function toldOf(solver: string, place: string, changed: string, settings: Settings) {
  const source = sourceOfBuiltIn(solver)
  if (!source?.includes(place)) throw new Error(`no ${place} in ${solver}`)
  const { run, recording } = ownRecorded(source.replace(place, changed), settings)
  const told = Array.from({ length: recording.events }, (_, step) =>
    say(narrate(recording, run, step)),
  )
  return { run, recording, told }
}

describe('of a search of one’s own that does not look whether a state was reached before', () => {
  const { run, recording, told } = toldOf(
    'breadth-first',
    'if (twin !== notReached)',
    'if (reached.size > 1_000)',
    { start: '412053786' },
  )
  const { columns, rows } = recording
  const texts = Array.from({ length: rows }, (_, node) =>
    run.problem.format(stateOf(recording, node)),
  )
  const isRepeated = (node: number) => texts.indexOf(texts[node]) < node
  const nodes = Array.from({ length: rows - 1 }, (_, at) => at + 1)

  const asOfTheApp = { ...run.chosen.solver }
  delete asOfTheApp.own

  it.each([
    ['', run],
    [
      ', as it would be if it came with the app',
      { ...run, chosen: { ...run.chosen, solver: asOfTheApp } },
    ],
  ])('a state is called new just where no node before has it%s', (_, teller) => {
    expect(nodes.some(isRepeated)).toBe(true)
    for (const node of nodes) {
      const said = say(narrate(recording, teller, columns.generatedAt[node]))
      expect([said, said.includes('a new state')]).toEqual([said, !isRepeated(node)])
    }
  })

  it('no expansion is said to lead to new states alone where one of them is known', () => {
    const expanded = nodes.filter((node) => columns.leftAt[node] < recording.events - 1)
    const leadsBack = expanded.filter((node) =>
      nodes.some((child) => columns.parent[child] === node && isRepeated(child)),
    )
    expect(leadsBack.length).toBeGreaterThan(0)
    for (const node of leadsBack)
      expect(told[columns.leftAt[node]]).not.toMatch(
        /(moves lead|move leads) to (a )?new states?\./,
      )
  })
})

describe('of a search of one’s own that passes the goal', () => {
  it.each([
    ['breadth-first', 'if (testWhenGenerated && tree.isGoal(child)) return tree.solve(child)'],
    ['depth-first', 'if (tree.isGoal(node)) return tree.solve(node)'],
    ['a-star', 'if (tree.isGoal(node)) return tree.solve(node)'],
  ])('a copy of %s, it is said just there, and not that it cannot be reached', (solver, place) => {
    const { run, recording, told } = toldOf(solver, place, '', { problem: 'graph' })
    const expanded = Array.from(recording.expansions.items.subarray(0, recording.expanded))
    const goals = expanded.filter((node) => {
      const { low, high } = stateOf(recording, node)
      return run.problem.isGoal(low, high)
    })
    expect(goals.length).toBeGreaterThan(0)
    const passed = told.filter((said) => said.includes('It is the goal, but'))
    expect(passed).toHaveLength(goals.length)
    for (const said of passed) expect(said).not.toContain('not the goal')
    expect(told.at(-1)).toMatch(/ is empty, and the goal was not found\./)
  })
})

it.each([
  ['a-star', { problem: 'graph', graph: 'inconsistent' }],
  ['breadth-first', { start: '412053786' }],
  ['ida-star', { start: '412053786' }],
])('moves of an expansion are “tried” only where there are more: %s', (solver, settings) => {
  const { run, recording, told } = toldOf(solver, 'function*', 'function* ', settings)
  const successors = new Successors()
  const { columns } = recording
  told.forEach((said) => {
    const node = Number(/^(?:The start, node|Node) (\d+),? leaves/.exec(said)?.[1] ?? Number.NaN)
    if (Number.isNaN(node)) return
    const { low, high } = stateOf(recording, node)
    run.problem.successors(low, high, successors)
    const generated = columns.parent.subarray(0, recording.rows).filter((each) => each === node)
    expect([said, /\btried\b/.test(said)]).toEqual([
      said,
      generated.length > 0 && generated.length < successors.count,
    ])
  })
})

it.each([
  ['goes on after a goal', { problem: 'graph' }],
  ['drops what it does not want', { problem: 'missionaries' }],
])(
  'a search of one’s own that %s is not said to have put no child on its stack',
  (how, settings) => {
    const goal = 'if (tree.isGoal(node)) return tree.solve(node)'
    const changed =
      how === 'goes on after a goal'
        ? 'if (tree.isGoal(node)) { tree.solve(node); continue }'
        : `if (tree.depth(node) > 3) { tree.drop(node, 'beam-full'); continue }\n    ${goal}`
    const { recording, told } = toldOf('depth-first', goal, changed, settings)
    const { columns, rows } = recording
    const backUps = told.flatMap((said) => {
      const [, last] = /\bnode (\d+) \(depth \d+\)[^:]*: the search backs up/i.exec(said) ?? []
      return last === undefined ? [] : [{ said, last: Number(last) }]
    })
    const putNone = backUps.filter(({ said }) => said.includes('put no child'))
    const gone = backUps.filter(({ said }) => said.includes('No child of node'))
    const keeps = (node: number) =>
      columns.reason.subarray(0, rows).some((why, row) => why === 0 && columns.parent[row] === node)
    expect(putNone.filter(({ last }) => keeps(last))).toEqual([])
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.filter(({ last }) => !keeps(last))).toEqual([])
  },
)

describe('of a search of one’s own whose limit has another name', () => {
  const copy = (sourceOfBuiltIn('depth-first') ?? '').replaceAll(/\blimit\b(?!')/g, 'cutoff')
  const source = copy.replace("name: 'limit'", "name: 'cutoff'")
  const { run, recording } = ownRecorded(source, { start: '412053786', cutoff: '3' })
  const told = Array.from({ length: recording.events }, (_, step) =>
    say(narrate(recording, run, step)),
  )

  it('the depth limit is told', () => {
    const cut = told.filter((said) => said.includes('it is deeper than'))
    expect(cut.length).toBeGreaterThan(0)
    for (const said of cut) expect(said).toContain('deeper than the depth limit of 3,')
  })

  it('nothing is told that is no number', () => {
    expect(told.filter((said) => said.includes('NaN'))).toEqual([])
  })
})

it('of a search of one’s own that has a limit of f and no iterations no limit is made up', () => {
  const { told } = toldOf(
    'breadth-first',
    'const twin = reached.find(child)',
    "if (tree.depth(child) > 2) { tree.prune(child, 'over-limit'); continue }\n      const twin = reached.find(child)",
    { start: '412053786' },
  )
  const cut = told.filter((said) => said.includes('is over the limit'))
  expect(cut.length).toBeGreaterThan(0)
  for (const said of cut) expect(said).toMatch(/ is over the limit, so it is pruned\.$/)
})

it.each(['generation', 'never'])(
  'a goal that a search of one’s own cuts off before it has looked at it is not told to be none: %s',
  (goalTest) => {
    const source = (sourceOfBuiltIn('iterative-deepening') ?? '')
      .replace("'generation'", `'${goalTest}'`)
      .replace(
        '} else if (tree.isGoal(child)) {',
        "} else if (tree.depth(child) === limit) {\n          tree.prune(child, 'depth-limit')\n          cut = limit < 6\n        } else if (tree.isGoal(child) && limit < 0) {",
      )
    const { run, recording } = ownRecorded(source, { start: '412053786' })
    const goals = Array.from({ length: recording.rows }, (_, node) => node).filter((node) => {
      const { low, high } = stateOf(recording, node)
      return run.problem.isGoal(low, high) && recording.columns.reason[node] !== 0
    })
    expect(goals.length).toBeGreaterThan(0)
    for (const goal of goals) {
      expect(say(narrate(recording, run, recording.columns.generatedAt[goal]))).toMatch(
        /: it is over the limit, so it is pruned\.$/,
      )
      expect(say(tipMessage(recording, run, goal, recording.events - 1))).toBe(
        'pruned: over the limit',
      )
    }
  },
)

describe('of a search of one’s own that does not say which node has the state', () => {
  const { run, recording, told } = toldOf(
    'breadth-first',
    "tree.prune(child, 'reached', twin)",
    "tree.prune(child, 'reached')",
    { start: '412053786' },
  )
  const pruned = recording.columns.reason.findIndex((code) => code === codeOf('reached'))
  const { generatedAt, leftAt, parent } = recording.columns

  it('no node is made up for it', () => {
    expect(told[generatedAt[pruned]]).toMatch(
      /: it is pruned as reached before; the search does not say as which node\.$/,
    )
    expect(told[leftAt[parent[pruned]]]).toContain('one leads to a state pruned as reached before')
    expect(say(tipMessage(recording, run, pruned, recording.events - 1))).toBe(
      'pruned: reached before',
    )
  })

  it('nothing is told that is no number, or no node', () => {
    expect(told.filter((said) => /NaN|node -/.test(said))).toEqual([])
  })
})

describe('of a search of one’s own whose limit is not one of f', () => {
  const begins = 'const root = tree.root()'

  it('the limit of a beam is told as a limit, and not as the h of the start', () => {
    const { told } = toldOf('beam', begins, `tree.beginIteration(options.width)\n  ${begins}`, {
      problem: 'graph',
      width: '2',
    })
    expect(told[0]).toBe('The search begins with the limit 2.')
  })

  const breadth = `import { Stack } from '../structures/stack'
export function* broadening({ tree }) {
  for (let breadth = 1; breadth < 5; breadth++) {
    tree.beginIteration(breadth)
    const frontier = new Stack()
    frontier.push(tree.root())
    while (!frontier.isEmpty()) {
      const node = frontier.pop()
      if (tree.isGoal(node)) return tree.solve(node)
      yield tree.expand(node)
      let taken = 0
      for (const child of tree.children(node)) {
        if (tree.undoes(child)) tree.prune(child, 'undoes')
        else if (tree.depth(child) > 6 || ++taken > breadth) tree.prune(child, 'over-limit')
        else frontier.push(child)
      }
    }
  }
  return { kind: 'limit' }
}
export const broadeningSolver = {
  id: 'broadening',
  options: [OPTIONS],
  frontier: { order: 'stack' },
  goalTest: () => 'expansion',
  run: broadening,
}`

  it.each([
    ['with a heuristic', "{ kind: 'heuristic', name: 'heuristic' }"],
    ['without one', ''],
  ])('a limit of breadth is neither one of depth nor one of f, %s', (_, options) => {
    const source = breadth.replace('OPTIONS', options)
    const { run, recording } = ownRecorded(source, { start: '412053786' })
    const told = Array.from({ length: recording.events }, (__, step) =>
      say(narrate(recording, run, step)),
    )
    expect(told[0]).toBe('The search begins with the limit 1.')
    expect(told.filter((said) => /depth limit|f may be|f = .*over/.test(said))).toEqual([])
    const pruned = recording.columns.reason.indexOf(codeOf('over-limit'))
    expect(told[recording.columns.generatedAt[pruned]]).toMatch(
      /: it is over the limit, so it is pruned\.$/,
    )
    expect(say(tipMessage(recording, run, pruned, recording.events - 1))).toBe(
      'pruned: over the limit',
    )
  })

  it('a limit of the path cost is none of the depth where it cuts off what is less deep', () => {
    const source = (sourceOfBuiltIn('iterative-deepening') ?? '')
      .replace('ignoresCosts: true,', '')
      .replace('limit++', 'limit += 60')
      .replace(
        'tree.depth(child) === limit) {',
        "tree.g(child) > limit) {\n          tree.prune(child, 'over-limit')\n          cut = true\n        } else if (limit < 0) {",
      )
    const { run, recording } = ownRecorded(source, { problem: 'graph', graph: 'romania' })
    const told = Array.from({ length: recording.events }, (_, step) =>
      say(narrate(recording, run, step)),
    )
    const begins = told.filter((said) => said.startsWith('The search starts again'))
    expect(begins[0]).toBe('The search starts again, with the limit 60.')
    expect(told.filter((said) => said.includes('with a depth limit'))).toEqual([])
  })

  it('moves over one of f and moves over another limit are counted together', () => {
    const { told } = toldOf(
      'ida-star',
      'if (f > limit) {',
      "if (f === 5) tree.prune(child, 'over-limit')\n        else if (f > limit) {",
      { start: '412053786' },
    )
    expect(told[2]).toMatch(/All three of its moves are over the limit\.$/)
    expect(told[3]).toMatch(/: it is over the limit, so it is pruned\.$/)
    expect(told[4]).toMatch(/: f = 1 \+ 6 = 7 is over the limit of 5, so it is pruned\.$/)
  })

  it('a copy of IDA* is told as IDA* is', () => {
    const { told } = toldOf('ida-star', 'function*', 'function* ', { start: '412053786' })
    expect(told[0]).toMatch(/^The search begins: f may be at most \d+, the h of the start\.$/)
    expect(told.some((said) => /: f = .* is over the limit of \d/.test(said))).toBe(true)
  })
})

describe('of a search of one’s own from both ends', () => {
  const source = `import { Queue } from '../structures/queue'
import { notReached } from '../structures/reachedTable'
export function* late({ tree, reached }) {
  const frontier = new Queue()
  for (const root of [tree.root(), tree.root('backward')]) {
    reached.add(root)
    frontier.enqueue(root)
  }
  while (!frontier.isEmpty()) {
    const node = frontier.dequeue()
    yield tree.expand(node)
    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin === notReached) reached.add(child)
      else if (tree.side(twin) === tree.side(child)) {
        tree.prune(child, 'reached', twin)
        continue
      } else if (tree.depth(twin) > 2) return tree.solve(child, twin)
      frontier.enqueue(child)
    }
  }
  return { kind: 'exhausted' }
}
export const lateSolver = {
  id: 'late',
  options: [],
  frontier: { order: 'queue' },
  ignoresCosts: true,
  twoSided: true,
  goalTest: () => 'expansion',
  run: late,
}`
  const { run, recording } = ownRecorded(source, { start: '412053786' })
  const told = Array.from({ length: recording.events }, (_, step) =>
    say(narrate(recording, run, step)),
  )
  const { columns, rows } = recording
  const nodes = Array.from({ length: rows }, (_, node) => node)
  const texts = nodes.map((node) => run.problem.format(stateOf(recording, node)))

  it('a state is told to be reached by neither side just where no node before has it', () => {
    const kept = nodes.filter((node) => columns.parent[node] >= 0 && columns.reason[node] === 0)
    const isKnown = (node: number) => texts.indexOf(texts[node]) < node
    expect(kept.some((node) => isKnown(node) && node < rows - 1)).toBe(true)
    for (const node of kept) {
      const said = told[columns.generatedAt[node]]
      expect([said, said.includes('Neither side had reached')]).toEqual([said, !isKnown(node)])
      expect([said, said.includes('a new state')]).toEqual([said, !isKnown(node)])
    }
  })

  it('the goal at which one side begins is not told to be no goal', () => {
    expect(told.filter((said) => said.startsWith('Node 1, the goal,'))).toHaveLength(1)
    expect(told.filter((said) => said.includes('not the goal'))).toEqual([])
  })
})

it.each([
  ['the goal', '123456780'],
  ['another state', '412053786'],
])(
  'a start that a search of one’s own did not compare with the goal is not told to be: %s',
  (_, start) => {
    const { told } = toldOf(
      'ida-star',
      "goalTest: () => 'generation'",
      "goalTest: () => 'expansion'",
      { start },
    )
    const starts = told.filter((said) => /^The start, node \d+, is /.test(said))
    expect(starts.filter((said) => said.includes('not the goal, and is put'))).toEqual([])
  },
)

describe('a start that a search of one’s own prunes', () => {
  const put = 'frontier.push(root)'
  const settings = { start: '412053786' }

  it.each([
    [
      'for its f is not told to be at a limit of depth',
      ['let limit = tree.startH()', 'let limit = 0'],
      `if (tree.h(root) <= limit) ${put}
    else {
      tree.prune(root, 'over-limit')
      leastOver = tree.h(root)
    }`,
    ],
    [
      'under a limit above its depth is not told to be at it',
      ['let limit = tree.startH()', 'let limit = 1'],
      `if (limit > 1) ${put}
    else {
      tree.prune(root, 'depth-limit')
      leastOver = 9
    }`,
    ],
    [
      'where goals are looked for later is not told to be no goal',
      ["goalTest: () => 'generation'", "goalTest: () => 'expansion'"],
      `tree.prune(root, 'depth-limit')`,
    ],
  ])('%s', (_, [place, changed], instead) => {
    const source = sourceOfBuiltIn('ida-star')?.replace(place, changed).replace(put, instead)
    const { run, recording } = ownRecorded(source ?? '', settings)
    expect(say(narrate(recording, run, 1))).toBe('The start, node 0, is pruned.')
  })
})
