/** What is said of the steps of a run also where there is no bar to play it with. */
export const playback = {
  play: 'Play',
  pause: 'Pause',
  // It may stand in two lines: neither number leaves its word.
  position: 'Step\u00a0{{step, number}} of\u00a0{{last, number}}',
} as const
