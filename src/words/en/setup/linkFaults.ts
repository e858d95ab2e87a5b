/** What can be wrong with a link to the lab, besides its settings. */
export const linkFault = {
  title: 'Something in the link cannot be used',
  fault: '{{setting}}: {{fault}} Shown instead: {{instead}}.',
  faultAlone: '{{setting}}: {{fault}}',
  unknown_one: 'The lab has no setting {{names}}. It is left out.',
  unknown_other: 'The lab has no settings {{names}}. They are left out.',
  idleInSearch: '“{{name}}” means nothing in this search ({{of}}). It is left out.',
  idleInProblem: '“{{name}}” means nothing in this problem ({{of}}). It is left out.',
  stepPastEnd_one:
    'The search has {{count, number}} step; step {{step, number}} is past its end, so the last one is shown.',
  stepPastEnd_other:
    'The search has {{count, number}} steps; step {{step, number}} is past its end, so the last one is shown.',
  stepPastRecord_one:
    'Only the first {{count, number}} step of the search is recorded; step {{step, number}} is past it, so the last one is shown.',
  stepPastRecord_other:
    'Only the first {{count, number}} steps of the search are recorded; step {{step, number}} is past them, so the last one is shown.',
  twoNames: '“{{old}}” is an old name of “{{today}}”, which is given too. It is left out.',
  noOrigin: 'There is no place “{{place}}” in the lessons, so there is no link back to it.',
  cutShort:
    'The link is not whole: its longest text has {{left, number}} of {{count, number}} characters. It may have been cut off when it was copied.',
  dismiss: 'Dismiss',
} as const
