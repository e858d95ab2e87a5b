export const settings = {
  title: 'Settings',
  kept: 'Kept on this device only.',
  theme: {
    name: 'Theme',
    values: {
      system: 'as the system',
      light: 'light',
      dark: 'dark',
      projector: 'projector: black on white',
    },
  },
  textSize: {
    name: 'Text size',
    values: { '100': '100 %', '115': '115 %', '130': '130 %', '150': '150 %' },
  },
  animation: {
    name: 'Animation',
    values: { system: 'as the system', on: 'on', off: 'off: every step is there at once' },
  },
  patterns: {
    name: 'Colours',
    values: {
      off: 'colors and shapes',
      on: 'colors, shapes and patterns',
    },
  },
  speed: {
    name: 'Speed of playing',
    values: {
      slow: 'slow: one step a second',
      usual: 'usual',
      fast: 'fast',
      fastest: 'fastest: a long run in ten seconds',
      level: 'one level or limit a second',
    },
  },
  characterKeys: {
    name: 'Keys of one letter or sign',
    values: { on: 'on', off: 'off: only Space, arrows and keys with names' },
  },
  blank: 'The screen is blank. Any key or a click shows the picture again.',
  blankHint: 'Any key or a click shows the picture again.',
  clear: {
    button: 'Clear all',
    question:
      'This sets everything here back, forgets what you have seen and answered in the lessons, and deletes the searches that you wrote. It cannot be undone.',
    confirm: 'Clear everything',
    done: 'Everything that was kept on this device is cleared.',
  },
} as const
