export const settings = {
  title: 'Settings',
  blank: 'The screen is blank. Any key or a click shows the picture again.',
  blankHint: 'Any key or a click shows the picture again.',
} as const
