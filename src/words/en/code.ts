export const code = {
  name: 'Code',
  file: '{{file}} — the file that runs',
  lines: 'The lines of {{file}}',
  now: 'This line runs now',
  none: 'Choose a solver first: its source will stand here.',
} as const
