export const transport = {
  label: 'Playback',
  first: 'First step',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  last: 'Last step',
  step: 'Step',
  position: 'Step {{step, number}} of {{last, number}}',
  size: 'Step size',
  sizes: { event: 'event', expansion: 'expansion', level: 'level', end: 'to the end' },
  speed: 'Speed',
  pace_one: '{{count, number}} step a second',
  pace_other: '{{count, number}} steps a second',
  recording: 'Recording: {{events, number}} events so far',
  stop: 'Stop recording',
  marks: {
    level: 'Level {{level, number}} begins',
    iteration: 'The limit is {{level, number}} from here on',
    solution: 'The goal is found',
  },
  profile_one:
    'The size of the frontier from the first step to the last: up to about {{count, number}} node',
  profile_other:
    'The size of the frontier from the first step to the last: up to about {{count, number}} nodes',
  wholeRunShort: 'whole run in {{seconds, number}} seconds',
  wholeRun: '{{pace}}: the whole run in {{seconds, number}} seconds',
} as const
