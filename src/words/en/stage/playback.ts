/** What is said of the steps of a run also where there is no bar to play it with. */
export const playback = {
  play: 'Play',
  pause: 'Pause',
  position: 'Step {{step, number}} of {{last, number}}',
} as const
