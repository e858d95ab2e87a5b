export const code = {
  name: 'Code',
  file: '{{file}} – the file that runs',
  own: 'Written on this page – the code that runs',
  lines: 'The lines of {{file}}',
  none: 'Choose a search first: its code appears here.',
} as const
