/** What is said of challenges: exercises whose answer is code. */
export const challengeCatalogue = {
  open: 'Open the code',
  tryAgain: 'Try again',
  onPaper: 'Its code is on the screen, to be written and checked there.',
  byItself: 'Open it on a page of its own, with more room for the code',
  check: 'Check it',
  run: 'Run it on the stage',
  startAgain: 'Start again',
  save: 'Save as .ts',
  bringBack: 'Bring back what I wrote',
  notKept:
    'The browser cannot keep this code on this device: it is here only while this page is open. Save it before you close the page.',
  checking: 'Checking: {{done, number}} of {{count, number}} starts so far.',
  solved: 'From every start the search is as it should be.',
  wrong_one: '{{count, number}} row of the table is not as it should be.',
  wrong_other: '{{count, number}} rows of the table are not as they should be.',
  blanks_one: '{{count, number}} place marked TODO is still to be filled in.',
  blanks_other: '{{count, number}} places marked TODO are still to be filled in.',
  hint: 'Hint {{number, number}} of {{count, number}}',
  results: {
    where: 'Start',
    found: 'Found',
    wanted: 'Wanted',
    whole: 'Overall',
    start: 'Start {{number, number}}',
    right: 'as it should be',
    wrong: 'not as it should be',
    show: 'Show on the stage',
  },
  page: {
    title: 'Challenges',
    hint: 'Exercises whose answer is code. What you write and what you have solved is kept on this device only.',
    solved: 'Solved',
    open: 'Not solved yet',
    lesson: 'Lesson {{order, number}}: {{title}}',
    missing: 'There is no such challenge',
    text: 'The task and its code',
    all: 'All challenges',
    back: 'Back to the built-in search',
    showsBuiltIn: 'On the stage: {{search}}, as it is built in.',
    showsYours: 'On the stage: your search.',
  },
  tooMany:
    'It was stopped after {{most, number}} nodes: far fewer are enough from this start. Does it prune what it should, and end where it should?',
  likeNone:
    'The search that your answer is compared with does not end from this start. That is a mistake in the challenge, not in your answer.',
  found: {
    noSolution: 'no solution',
    length_one: 'a solution of {{count, number}} move',
    length_other: 'a solution of {{count, number}} moves',
    cost: 'a solution that costs {{cost, number}}',
    generated_one: '{{count, number}} node generated',
    generated_other: '{{count, number}} nodes generated',
    expanded_one: '{{count, number}} node expanded',
    expanded_other: '{{count, number}} nodes expanded',
    pruned_one: '{{count, number}} child pruned',
    pruned_other: '{{count, number}} children pruned',
    order: 'expansion {{place, number}} is of the state {{state}}',
    orderEnds_zero: 'nothing is expanded',
    orderEnds_one: 'the search ends after {{count, number}} expansion',
    orderEnds_other: 'the search ends after {{count, number}} expansions',
    changed_one: '{{count, number}} line changed',
    changed_other: '{{count, number}} lines changed',
    prunes: {
      reached_one: '{{count, number}} child pruned because its state was reached before',
      reached_other: '{{count, number}} children pruned because their states were reached before',
      undoes_one: '{{count, number}} child pruned because its move undoes the one before',
      undoes_other: '{{count, number}} children pruned because their moves undo the ones before',
      'depth-limit_one': '{{count, number}} child pruned at the depth limit',
      'depth-limit_other': '{{count, number}} children pruned at the depth limit',
      'over-limit_one': '{{count, number}} child pruned because its f is over the limit',
      'over-limit_other': '{{count, number}} children pruned because their f is over the limit',
    },
    reopens_zero: 'no state opened again after it was expanded',
    reopens_one: '{{count, number}} state opened again after it was expanded',
    reopens_other: '{{count, number}} states opened again after they were expanded',
  },
  wanted: {
    best: '{{best}}, the best there is',
    changed_one: 'at most {{count, number}} line changed',
    changed_other: 'at most {{count, number}} lines changed',
    prunes: {
      reached: 'a child pruned because its state was reached before',
      undoes: 'a child pruned because its move undoes the one before',
      'depth-limit': 'a child pruned at the depth limit',
      'over-limit': 'a child pruned because its f is over the limit',
    },
    reopens: 'from one of the starts, a state opened again after it was expanded',
  },
  ending: {
    solved: 'it ends with a solution',
    exhausted: 'it ends because nothing is left: “exhausted”',
    limit: 'it ends at its limit: “limit”',
    cancelled: 'it did not end',
    'out-of-memory': 'it runs out of memory',
  },
  of: {
    'write-breadth-first': {
      title: 'Write breadth-first search',
      task: 'The frontier is a queue, and the loop is there. Fill in what is missing: when the search ends, which children are pruned, and what becomes of the others. A node is tested for the goal when it leaves the queue.',
      hint1:
        'Three things are missing. Say each in a sentence first: “Where the node that left the queue is the goal, …”.',
      hint2:
        "Before the expansion: `if (tree.isGoal(node)) return tree.solve(node)`. A child whose state was reached before goes to `tree.prune(child, 'reached', twin)`, and then `continue`.",
      hint3:
        'What is left at the end of the loop is new: first `reached.add(child)`, then `frontier.enqueue(child)`.',
    },
    'stop-at-generation': {
      title: 'Stop at generation',
      task: 'This search looks for the goal when a node leaves the queue. By then it has expanded most of a level that it did not need. Let it stop as soon as the goal is generated.',
      hint1: 'Where in the loop is a child first known to be new?',
      hint2:
        'Remove the line that tests `node`. Test each child that is kept: `if (tree.isGoal(child)) return tree.solve(child)`.',
      hint3:
        "One node is no node’s child: the root. If the start is the goal, nothing should be expanded, so test the root too. In the manifest, the goal test is now 'generation'.",
    },
    'two-sides': {
      title: 'Bidirectional search',
      task: 'So far this search grows one tree. Let it grow a second one from the goal, with the same queue and the same table, and end where the two meet.',
      hint1:
        'Two things are missing: a second root, and the moment when a child meets a node of the other side.',
      hint2:
        "`const goal = tree.root('backward')` makes the second root. It goes where the first one went: into the table and into the queue.",
      hint3:
        'A child whose twin is on the other side is not a duplicate: `if (tree.side(twin) !== tree.side(child)) return tree.solve(child, twin)`, before anything is pruned.',
    },
    'one-line': {
      title: 'Depth-first becomes breadth-first',
      task: 'This is depth-first search. Make it breadth-first: the same nodes, in the order of breadth-first search. Change one line, and at most one more in the manifest, for what the frontier is called.',
      hint1: 'Which node does the priority queue pop first? Read the first line of the search.',
      hint2: 'The least value is popped first, and −depth is least for the deepest node.',
      hint3:
        "Without the minus sign, the shallowest node is popped first, and of equals the one that came first. In the manifest, that order is a 'queue'.",
    },
    'depth-limit': {
      title: 'A depth limit',
      task: 'Depth-first search may go very deep. Its option `limit` says how deep a node may be. Prune a deeper child before you test anything else, and return the right outcome: what was cut off may have led to a goal.',
      hint1:
        '`tree.depth(child)` is how deep a child is. `options.limit` is `Infinity` if there is none.',
      hint2:
        "As the first thing in the inner loop: `if (tree.depth(child) > options.limit)`, then `tree.prune(child, 'depth-limit')` and `continue`.",
      hint3:
        "Remember in a variable that something was cut: `let cut = false` before the loop. At the end, `return { kind: cut ? 'limit' : 'exhausted' }`.",
    },
    'never-back': {
      title: 'Never undo the last move',
      task: 'Iterative deepening tries every move here, even the one that leads straight back. Prune the move that undoes the one before it.',
      hint1: 'The tree knows: ask it about each child before you test anything else.',
      hint2: '`tree.undoes(child)` is true if the move of a child undoes the one before.',
      hint3:
        "The first case of the inner loop: `if (tree.undoes(child)) { tree.prune(child, 'undoes') } else if …`. A child pruned for this reason is not cut off by the limit.",
    },
    'write-greedy': {
      title: 'Write greedy search',
      task: 'Greedy search expands the node that seems nearest to the goal, whatever it cost to get there. Say what its value is, and put the root and the children into the frontier with their values.',
      hint1: 'What is known of the rest of the path? Only h, the value of the heuristic.',
      hint2: '`const value = (node: Node) => tree.h(node)`.',
      hint3:
        '`frontier.push(root, value(root))` before the loop, and the same for each new child in it.',
    },
    'cheapest-way': {
      title: 'The cheapest path',
      task: 'Here moves have different costs, but this search only counts moves. Make it find a cheapest path, as uniform-cost search does: the cheapest node leaves first, and a cheaper path to a state replaces the expensive one.',
      hint1:
        'Two things are missing: what the value of a node is, and what becomes of a child that is cheaper than its twin.',
      hint2: 'The value is what the path costs: `tree.g(node)`.',
      hint3:
        'Where `tree.g(child) < tree.g(twin)`: `tree.supersede(twin, child)`, `reached.replace(twin, child)`, `frontier.replace(twin, child, value(child))`. Only other children are pruned.',
    },
    'open-again': {
      title: 'Make A* open a state again',
      task: 'With this heuristic A* never expands a state twice. Change the heuristic so that from some start a state has to be opened again, and every solution is still a best one. So the heuristic must be inconsistent, but still admissible.',
      hint1:
        'A heuristic that is nowhere higher than this one is still admissible. It need not be lower everywhere.',
      hint2:
        'It is inconsistent where it falls by more than a step costs: high for one node, and suddenly low for its child.',
      hint3:
        'Keep h for some nodes, and return 0 for the others: for those at even depth, for example.',
    },
  },
} as const
