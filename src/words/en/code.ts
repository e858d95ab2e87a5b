export const code = {
  name: 'Code',
  file: '{{file}} — the file that runs',
  lines: 'The lines of {{file}}',
  none: 'Choose a solver first: its source will stand here.',
} as const
