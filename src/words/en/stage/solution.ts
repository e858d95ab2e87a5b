export const solution = {
  name: 'Solution',
  nothingYet: 'Nothing is recorded yet. A solution will be shown here.',
  none: {
    notYet: 'No solution was found up to this step.',
    none: 'There is no solution: the goal cannot be reached from this start.',
    untested: 'This search explores everything and does not look for the goal.',
    limit: 'No solution was found within the limit.',
    dropped: 'No solution was found: what was dropped may have led to one.',
    stopped: 'The search was stopped before it found a solution.',
  },
  goToEnd: 'Go to the last step',
  moves_zero: 'No moves: the start is the goal',
  moves_one: '{{count, number}} move',
  moves_other: '{{count, number}} moves',
  cost: 'Cost {{cost, number}}',
  dearer: '({{by, number}} more than the cheapest path)',
  longer: '(shortest: {{moves, number}})',
  why: {
    ignoresCosts: 'The search counts moves, not what they cost.',
    tooHigh:
      'The heuristic is not admissible: in {{state}} h is {{h, number}}, but the true cost is {{cost, number}}.',
  },
  which: '{{number, number}} of {{count, number}}',
  whichName: 'Solution {{number, number}} of {{count, number}}',
  before: 'Previous solution',
  after: 'Next solution',
  pastRecord:
    'It was found past the part of the search that is drawn, so its states have no nodes to go to.',
  picture: 'State {{position, number}} of {{count, number}}: {{state}}',
  play: 'Play the solution',
  pause: 'Pause the solution',
  back: 'Previous state',
  forward: 'Next state',
  speed: 'Speed of the solution',
  pace_one: '{{count, number}} state a second',
  pace_other: '{{count, number}} states a second',
  seconds_one: 'a state in {{count, number}} second',
  seconds_other: 'a state in {{count, number}} seconds',
  states: 'States of the solution',
  state: 'State {{number, number}}, node {{node, number}}: {{state}}. {{moved}}',
  statePast: 'State {{number, number}}: {{state}}. {{moved}}',
  start: 'the start',
  notation: 'Moves, as the command line prints them',
  copyMoves: 'Copy the moves',
  copy: 'Copy',
} as const

export const copy = {
  copied: 'Copied',
  refused:
    'The browser does not allow copying here. Select the text and copy it with the keyboard.',
} as const
