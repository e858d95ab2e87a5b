export const common = {
  name: 'Tansaku',
  number: '{{value, number}}',
  direction: { up: 'up', down: 'down', left: 'left', right: 'right' },
  close: 'Close',
  cancel: 'Cancel',
} as const
