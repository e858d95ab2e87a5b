/** What the dialog says, which is opened late. */
export const settingsDialog = {
  kept: 'Kept on this device only.',
  notKept:
    'The browser does not allow this page to keep anything on this device. Your choices are lost when you close it.',
  noRoom:
    'There is no more room on this device. Your last choices and answers are lost when you close this page. Remove searches or sets that you no longer need.',
  theme: {
    name: 'Theme',
    values: {
      system: 'same as the system',
      light: 'light',
      dark: 'dark',
      projector: 'projector: black on white',
    },
  },
  textSize: {
    name: 'Text size',
    values: { '100': '100%', '115': '115%', '130': '130%', '150': '150%' },
  },
  animation: {
    name: 'Animation',
    values: { system: 'same as the system', on: 'on', off: 'off: every step appears at once' },
  },
  patterns: {
    name: 'Colors',
    values: {
      off: 'colors and shapes',
      on: 'colors, shapes and patterns',
    },
  },
  speed: {
    name: 'Playback speed',
    values: {
      slow: 'slow: one step a second',
      usual: 'normal',
      fast: 'fast',
      fastest: 'fastest: a long run in ten seconds',
      level: 'one level or limit a second',
    },
  },
  characterKeys: {
    name: 'Single-character keys',
    values: { on: 'on', off: 'off: only Space, arrows and named keys' },
  },
  clear: {
    button: 'Clear all',
    question:
      'This resets all settings, forgets what you have seen and answered in the lessons, and deletes the searches that you wrote and the sets that you prepared. It cannot be undone.',
    confirm: 'Clear everything',
    done: 'Everything kept on this device is cleared.',
  },
} as const
