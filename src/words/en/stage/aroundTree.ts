// Those words of a tree that are said by what comes once it is drawn.

/** How a tree is looked at. */
export const treeTools = {
  name: 'View of the tree',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  follow: 'Follow',
  followHint: 'Keep the current expansion in view',
  pruned: 'Pruned',
  prunedHint: 'Show the children that were pruned',
  path: 'Path',
  pathHint: 'Fade all but the path to the node and the siblings along it',
  goTo: 'Go to a node',
  goToByKey: 'Go to a node (G)',
} as const

/** How a picture is saved. */
export const treeSave = {
  map: 'Save the picture of the map',
  open: 'Save the picture',
  svg: 'Save as SVG (vectors)',
  png: 'Save as PNG (pixels)',
  title: '{{problem}}: {{start}} → {{goal}}',
  titleWithoutGoal: '{{problem}}: {{start}}',
  subtitle: '{{solver}}, step {{step, number}} of {{last, number}}',
} as const

/** What became of a node. */
export const treeTip = {
  node: 'Node {{node, number}}, depth {{depth, number}}',
  fromGoal: 'Node {{node, number}}, {{depth, number}} from the goal',
  current: '(this step)',
  selected: '(selected)',
  waiting: 'waits in the frontier',
  expanded: 'expanded at step {{step, number}}',
  pruned: 'pruned: its state was reached before as node {{twin, number}}',
  mirrored: 'pruned: the mirror image of its state was reached before as node {{twin, number}}',
  twinDropped: '{{told}}, which was dropped and never expanded',
  cut: 'pruned: {{reason}}',
  superseded:
    'replaced at step {{step, number}} by node {{by, number}}, a better path to its state',
  dropped: 'dropped from the frontier at step {{step, number}}',
  expandedReplaced:
    'expanded at step {{left, number}}; replaced at step {{step, number}} by node {{by, number}}, a better path to its state',
  solution: 'the goal',
  meets: 'the two searches meet here: it has the state of node {{meets, number}}',
  absent: 'not generated yet',
  sharing: 'More nodes at this place: {{others, number}}',
} as const

/** A walk by keys from node to node. */
export const treeWalk = {
  hint: 'Arrows walk the tree, Escape leaves it',
  node: '{{place}}, {{status}}; state {{state}}',
  fromStart: 'node {{node, number}}, depth {{depth, number}}',
  fromGoal: 'node {{node, number}}, {{depth, number}} from the goal',
  expanded_zero: 'expanded, no children shown',
  expanded_one: 'expanded, {{count, number}} child',
  expanded_other: 'expanded, {{count, number}} children',
  none: {
    up: 'No node above',
    down: 'No node below',
    left: 'No node further left on this level',
    right: 'No node further right on this level',
    root: 'This is the root',
  },
  left: 'The arrows step through the search again',
} as const

/** The small map of a large tree. */
export const treeOverview = {
  map: 'Map of the whole tree with a frame around what is in view. W, A, S and D in the tree move the view.',
} as const

/** Why a node was pruned; the facts of a node say it too. */
export const whyPruned = {
  reached: 'reached before',
  mirrored: 'its mirror image was reached before',
  undoes: 'undoes the last move',
  'depth-limit': 'not the goal, and at the depth limit',
  tooDeep: 'deeper than the depth limit, not compared with the goal',
  'over-limit': 'its f is over the limit',
  overOther: 'over the limit',
} as const
