/** What becomes of a child. */
export const narrationOfChildren = {
  kept: {
    new: '{{move}}: a new state, node {{node, node}}, at depth {{depth, number}}.',
    newFromGoal:
      '{{move}}: a new state, node {{node, node}}, at depth {{depth, number}} from the goal.',
    unreached:
      '{{move}}: a state not reached before, node {{node, node}}, at depth {{depth, number}}.',
    plain: '{{move}}: node {{node, node}}, at depth {{depth, number}}.',
    plainFromGoal: '{{move}}: node {{node, node}}, at depth {{depth, number}} from the goal.',
    cheaper:
      '{{move}}: node {{twin, node}} has this state at depth {{before, number}}, the new node {{node, node}} at depth {{depth, number}}.',
    atLessCost:
      '{{move}}: node {{twin, node}} has this state at a path cost of {{before, number}}, the new node {{node, node}} at {{cost, number}}.',
  },
  joins: {
    queue: 'It joins the end of the queue.',
    stack: 'It goes on top of the stack.',
    path: 'It goes on the stack.',
    priority: 'Its {{by}} = {{told}} decides when it leaves.',
    byLevel: 'Its {{by}} = {{told}} decides when it leaves, after all shallower nodes.',
    any: 'It joins the frontier.',
  },
  joinsNotMet: 'Neither side had reached this state.',
  joinsNotGoal: {
    queue: 'It is not the goal, and joins the end of the queue.',
    stack: 'It is not the goal, and goes on top of the stack.',
    path: 'It is not the goal, and goes on the stack.',
    priority: 'It is not the goal, and waits with {{by}} = {{value, number}}.',
    byLevel: 'It is not the goal, and waits with {{by}} = {{value, number}}.',
    any: 'It is not the goal, and joins the frontier.',
  },
  pruned: {
    reached: {
      undo: '{{move}}: this state was reached before as node {{twin, node}} (its grandparent), so it is pruned.',
      again:
        '{{move}}: this state was reached before as node {{twin, node}}, {{where}}, so it is pruned.',
      mirrored:
        '{{move}}: the mirror image of this state was reached before as node {{twin, node}}, {{where}}, so it is pruned.',
      unnamed: '{{move}}: it is pruned as reached before; the search does not say as which node.',
    },
    undoes: '{{move}}: it undoes the last move, so it is pruned.',
    'depth-limit':
      '{{move}}: it is not the goal and is at the depth limit of {{limit, number}}, so it is pruned.',
    tooDeep:
      '{{move}}: it is deeper than the depth limit of {{limit, number}}, so it is pruned, and not compared with the goal.',
    'over-limit': '{{move}}: f = {{told}} is over the limit of {{limit, number}}, so it is pruned.',
    overAnyLimit: '{{move}}: f = {{told}} is over the limit, so it is pruned.',
    overOther: '{{move}}: it is over the limit, so it is pruned.',
    same: 'at the same depth',
    shorter_one: 'by a path {{word}} move shorter',
    shorter_other: 'by a path {{word}} moves shorter',
    longer_one: 'by a path {{word}} move longer',
    longer_other: 'by a path {{word}} moves longer',
    shorterGoal_one: 'by a path from the goal {{word}} move shorter',
    shorterGoal_other: 'by a path from the goal {{word}} moves shorter',
    longerGoal_one: 'by a path from the goal {{word}} move longer',
    longerGoal_other: 'by a path from the goal {{word}} moves longer',
    atSameCost: 'by a path that costs the same',
    cheaper: 'by a path that costs {{by, number}} less',
    dearer: 'by a path that costs {{by, number}} more',
    twinDropped: 'Node {{twin, node}} was dropped and never expanded.',
  },
} as const
