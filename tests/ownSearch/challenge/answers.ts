import type { ChallengeId } from '../../../src/ownSearch/challenge/challenges'

/** A change of a source: each text, which stands in it once, and what comes in its place. */
export type SourceChange = readonly (readonly [before: string, after: string])[]

/** An answer that is no good, and part of a sentence that says so. */
interface WrongAnswer {
  readonly what: string
  readonly change: SourceChange
  readonly told: string
}

/** What is right and what is wrong. */
interface Answers {
  readonly right: SourceChange
  readonly wrong: readonly [WrongAnswer, WrongAnswer, ...WrongAnswer[]]
}

const goalTaken = [
  '/* TODO: where the node is a goal, return what tree.solve(node) answers */',
  'if (tree.isGoal(node)) return tree.solve(node)',
] as const
const pruneReached = [
  '/* TODO: where the twin is not notReached, prune the child, and go on with the next one */',
  `if (twin !== notReached) {
        tree.prune(child, 'reached', twin)
        continue
      }`,
] as const
const keepChild = [
  '/* TODO: any other child is added to reached, and put into the frontier */',
  'reached.add(child); frontier.enqueue(child)',
] as const
const lateTest = 'if (tree.isGoal(node)) return tree.solve(node)'
const lastEnqueue = '      frontier.enqueue(child)'
const testedChild = `      if (tree.isGoal(child)) return tree.solve(child)
      frontier.enqueue(child)`
const firstReached = `  const root = tree.root()
  reached.add(root)`
const testedRoot = `  const root = tree.root()
  if (tree.isGoal(root)) return tree.solve(root)
  reached.add(root)`
const secondRoot = [
  '/* TODO: the goal is a root too: it is reached, and waits behind the start */',
  `const goal = tree.root('backward')
  reached.add(goal)
  frontier.enqueue(goal)`,
] as const
const meeting = '/* TODO: where the twin is of the other side, the two trees have met */'
const beyond =
  "/* TODO: prune a child for its 'depth-limit' where it lies deeper than options.limit */"
const limitReached =
  "/* TODO: where the limit has pruned a child, a goal may lie deeper: return { kind: 'limit' } */"
const pruneDeep = (test: string) => `if (${test}) {
        tree.prune(child, 'depth-limit')
        cut = true
        continue
      }`
const cutKept = [
  ['const frontier = new Stack()', 'let cut = false\n  const frontier = new Stack()'],
  [limitReached, "if (cut) return { kind: 'limit' }"],
] as const
const isGoalFirst = 'if (tree.isGoal(child)) {'
const calledLimit = ["return { kind: 'exhausted' }", "return { kind: 'limit' }"] as const
const limitForNothing =
  'it ends at its limit: “limit”; it ends because nothing is left: “exhausted”'
const rootPushed = [
  '/* TODO: put the root into the frontier, with its value */',
  'frontier.push(root, value(root))',
] as const
const childPushed = [
  '/* TODO: put the child into the frontier, with its value */',
  'frontier.push(child, value(child))',
] as const
const noGreed = 'tree.g(node) /* TODO: what is least where the goal seems near? */'
const byDepth = '=> tree.depth(node)'
const dearTwin = `} else {
        /* TODO: a child that costs less than its twin takes the twin's place */`
const cheaper = `} else if (tree.g(child) < tree.g(twin)) {
        tree.supersede(twin, child)
        reached.replace(twin, child)
        frontier.replace(twin, child, value(child))
      } else {`
const without = (line: string) => cheaper.replace(line, '')
const givenH = 'const h = (node: Node) => tree.h(node)'

/** For each challenge an answer that passes, and some that do not. */
export const answers: Readonly<Record<ChallengeId, Answers>> = {
  'write-breadth-first': {
    right: [goalTaken, pruneReached, keepChild],
    wrong: [
      {
        what: 'forgets to prune',
        change: [goalTaken, keepChild],
        told: 'It was stopped after 100,000 nodes',
      },
      {
        what: 'looks for the goal among the children',
        change: [
          pruneReached,
          [
            keepChild[0],
            'reached.add(child); if (tree.isGoal(child)) return tree.solve(child); frontier.enqueue(child)',
          ],
        ],
        told: 'nodes expanded',
      },
      {
        what: 'never ends at a goal',
        change: [pruneReached, keepChild],
        told: 'no solution; a solution of 10 moves, the best there is',
      },
      {
        what: 'calls its end a limit where nothing is left',
        change: [goalTaken, pruneReached, keepChild, calledLimit],
        told: limitForNothing,
      },
    ],
  },
  'stop-at-generation': {
    right: [
      [firstReached, testedRoot],
      [lateTest, ''],
      [lastEnqueue, testedChild],
      ["() => 'expansion'", "() => 'generation'"],
    ],
    wrong: [
      {
        what: 'forgets the start',
        change: [
          [lateTest, ''],
          [lastEnqueue, testedChild],
        ],
        told: 'It was stopped after 100,000 nodes',
      },
      {
        what: 'tests before the expansion, still',
        change: [[firstReached, testedRoot]],
        told: 'nodes expanded',
      },
      {
        what: 'calls its end a limit where nothing is left',
        change: [
          [firstReached, testedRoot],
          [lateTest, ''],
          [lastEnqueue, testedChild],
          ["() => 'expansion'", "() => 'generation'"],
          calledLimit,
        ],
        told: limitForNothing,
      },
    ],
  },
  'two-sides': {
    right: [
      secondRoot,
      [meeting, 'if (tree.side(twin) !== tree.side(child)) return tree.solve(child, twin)'],
    ],
    wrong: [
      {
        what: 'never looks at the side',
        change: [secondRoot],
        told: 'no solution; a solution of 21 moves, the best there is',
      },
      {
        what: 'meets itself',
        change: [secondRoot, [meeting, 'return tree.solve(child, twin)']],
        told: 'side',
      },
      {
        what: 'calls its end a limit where nothing is left',
        change: [
          secondRoot,
          [meeting, 'if (tree.side(twin) !== tree.side(child)) return tree.solve(child, twin)'],
          calledLimit,
        ],
        told: limitForNothing,
      },
    ],
  },
  'one-line': {
    right: [
      ['=> -tree.depth(node)', '=> tree.depth(node)'],
      ["order: 'path'", "order: 'queue'"],
    ],
    wrong: [
      {
        what: 'gives every node another value by its number backward',
        change: [['=> -tree.depth(node)', '=> -node']],
        told: 'expansion',
      },
      {
        what: 'does not call what gives the depth',
        change: [['=> -tree.depth(node)', '=> tree.depth']],
        told: 'The priority of node 0 is a function, not a number. Call it',
      },
      {
        what: 'writes it anew with a queue',
        change: [
          [
            "import { PriorityQueue } from '../structures/priorityQueue'",
            "import { Queue } from '../structures/queue'",
          ],
          ['  const value = (node: Node) => -tree.depth(node)\n', ''],
          ['new PriorityQueue()', 'new Queue()'],
          ['frontier.push(root, value(root))', 'frontier.enqueue(root)'],
          ['frontier.pop()', 'frontier.dequeue()'],
          ['frontier.push(child, value(child))', 'frontier.enqueue(child)'],
        ],
        told: '6 lines changed; at most 2 lines changed',
      },
    ],
  },
  'depth-limit': {
    right: [...cutKept, [beyond, pruneDeep('tree.depth(child) > options.limit')]],
    wrong: [
      {
        what: 'prunes at the limit already',
        change: [...cutKept, [beyond, pruneDeep('tree.depth(child) >= options.limit')]],
        told: 'expanded',
      },
      {
        what: 'says that nothing is left',
        change: [cutKept[0], [beyond, pruneDeep('tree.depth(child) > options.limit')]],
        told: 'it ends because nothing is left: “exhausted”; it ends at its limit: “limit”',
      },
      {
        what: 'calls every end with a limit its limit, also where nothing was cut off',
        change: [
          cutKept[0],
          [limitReached, "if (options.limit < Infinity) return { kind: 'limit' }"],
          [beyond, pruneDeep('tree.depth(child) > options.limit')],
        ],
        told: limitForNothing,
      },
      {
        what: 'gives another reason',
        change: [
          ...cutKept,
          [
            beyond,
            pruneDeep('tree.depth(child) > options.limit').replace("'depth-limit'", "'reached'"),
          ],
        ],
        told: '0 children pruned at the depth limit; a child pruned at the depth limit',
      },
    ],
  },
  'never-back': {
    right: [
      [
        isGoalFirst,
        `if (tree.undoes(child)) {\n tree.prune(child, 'undoes')\n } else ${isGoalFirst}`,
      ],
    ],
    wrong: [
      {
        what: 'gives another reason',
        change: [
          [
            isGoalFirst,
            `if (tree.undoes(child)) {\n tree.prune(child, 'depth-limit')\n } else ${isGoalFirst}`,
          ],
        ],
        told: '0 children pruned because their moves undo the ones before; a child pruned because its move undoes the one before',
      },
      {
        what: 'asks the node that is expanded',
        change: [
          [
            isGoalFirst,
            `if (tree.undoes(node)) {\n tree.prune(child, 'undoes')\n } else ${isGoalFirst}`,
          ],
        ],
        told: 'nodes generated',
      },
      {
        what: 'takes a move back for one that the limit cuts off',
        change: [
          [
            isGoalFirst,
            `if (tree.undoes(child)) {\n tree.prune(child, 'undoes')\n cut = true\n } else ${isGoalFirst}`,
          ],
        ],
        told: 'Does it prune what it should, and end where it should?',
      },
      {
        what: 'asks for the limit first',
        change: [
          [
            'cut = true\n        } else {',
            "cut = true\n        } else if (tree.undoes(child)) {\n tree.prune(child, 'undoes')\n } else {",
          ],
        ],
        told: 'nodes generated',
      },
      {
        what: 'keeps a child and leaves it out of the frontier',
        change: [['cut = true\n        } else {', 'cut = true\n        } else if (false) {']],
        told: 'still waits in the frontier',
      },
    ],
  },
  'write-greedy': {
    right: [[noGreed, 'tree.h(node)'], rootPushed, childPushed],
    wrong: [
      {
        what: 'is A*',
        change: [[noGreed, 'tree.g(node) + tree.h(node)'], rootPushed, childPushed],
        told: 'nodes expanded',
      },
      {
        what: 'goes for the farthest',
        change: [[noGreed, '-tree.h(node)'], rootPushed, childPushed],
        told: 'expansion',
      },
      {
        what: 'forgets the children',
        change: [[noGreed, 'tree.h(node)'], rootPushed],
        told: 'still waits in the frontier',
      },
      {
        what: 'ends where the goal is generated',
        change: [
          [noGreed, 'tree.h(node)'],
          rootPushed,
          [childPushed[0], `if (tree.isGoal(child)) return tree.solve(child); ${childPushed[1]}`],
        ],
        told: 'nodes generated',
      },
    ],
  },
  'cheapest-way': {
    right: [
      [byDepth, '=> tree.g(node)'],
      [dearTwin, cheaper],
    ],
    wrong: [
      {
        what: 'never replaces',
        change: [[byDepth, '=> tree.g(node)']],
        told: 'the best there is',
      },
      {
        what: 'replaces, but goes by moves',
        change: [[dearTwin, cheaper]],
        told: 'the best there is',
      },
      {
        what: 'leaves the expensive node in the table',
        change: [
          [byDepth, '=> tree.g(node)'],
          [dearTwin, without('reached.replace(twin, child)')],
        ],
        told: 'a cheaper node has replaced it',
      },
      {
        what: 'gives a cheaper node the value of the expensive one',
        change: [
          [byDepth, '=> tree.g(node)'],
          [dearTwin, cheaper.replace('value(child)', 'value(twin)')],
        ],
        told: 'a solution that costs 15; a solution that costs 9, the best there is',
      },
      {
        what: 'does not call what gives the value',
        change: [
          [byDepth, '=> tree.g(node)'],
          [dearTwin, cheaper.replace('value(child)', 'value')],
        ],
        told: 'is a function, not a number. Call it',
      },
      {
        what: 'does not tell the tree of the replacement',
        change: [
          [byDepth, '=> tree.g(node)'],
          [dearTwin, without('tree.supersede(twin, child)')],
        ],
        told: 'still waits in the frontier',
      },
      {
        what: 'prunes no child',
        change: [
          [byDepth, '=> tree.g(node)'],
          [dearTwin, cheaper],
          ["        tree.prune(child, 'reached', twin)\n", ''],
        ],
        told: 'still waits in the frontier',
      },
    ],
  },
  'open-again': {
    right: [[givenH, 'const h = (node: Node) => (tree.depth(node) % 2 === 0 ? tree.h(node) : 0)']],
    wrong: [
      {
        what: 'estimates too much',
        change: [[givenH, 'const h = (node: Node) => 3 * tree.h(node)']],
        told: 'the best there is',
      },
      {
        what: 'looks for the goal among the children',
        change: [
          [givenH, 'const h = (node: Node) => (tree.depth(node) % 2 === 0 ? tree.h(node) : 0)'],
          [
            '        frontier.push(child, value(child))',
            '        if (tree.isGoal(child)) return tree.solve(child)\n        frontier.push(child, value(child))',
          ],
        ],
        told: 'a solution that costs 101; a solution that costs 100, the best there is',
      },
      {
        what: 'estimates nothing',
        change: [[givenH, 'const h = (_: Node) => 0']],
        told: 'no state opened again after it was expanded; from one of the starts, a state opened again after it was expanded',
      },
      ...['tree.h(node) * 1.1', 'tree.h(node) + 5'].flatMap((much) =>
        ['even', 'odd'].map((depths, parity) => ({
          what: `estimates ${much} at ${depths} depths, which is too much`,
          change: [
            [
              givenH,
              `const h = (node: Node) => (tree.depth(node) % 2 === ${parity} ? ${much} : 0)`,
            ],
          ] as const,
          told: 'a solution that costs 1',
        })),
      ),
    ],
  },
}

/** A source with a change made. */
export function changedSource(source: string, change: SourceChange): string {
  return change.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`“${before}” does not stand there once`)
    return text.replace(before, () => after)
  }, source)
}
