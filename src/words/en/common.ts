export const common = {
  name: 'Tansaku',
  number: '{{value, number}}',
  node: '{{node, node}}',
  f: {
    is: 'f = g + h',
    sum: '{{g, number}} + {{h, number}}',
    told: '{{sum}} = {{f, number}}',
    toldBack: '{{f, number}} = {{sum}}',
  },
  direction: { up: 'up', down: 'down', left: 'left', right: 'right' },
  close: 'Close',
  cancel: 'Cancel',
} as const
