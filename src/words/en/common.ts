export const common = {
  name: 'Tansaku',
  documentTitle: '{{page}} – Tansaku',
  number: '{{value, number}}',
  asItIs: '{{text}}',
  way: {
    shorter: 'shorter path',
    cheaper: 'cheaper path',
    shorterAtMost: 'this path has at most {{atMost, number}} times the moves of a shortest one',
    cheaperAtMost: 'this path costs at most {{atMost, number}} times as much as a cheapest one',
  },
  node: '{{node, node}}',
  f: {
    is: 'f = g + h',
    sum: '{{g, number}} + {{h, number}}',
    told: '{{sum}} = {{f, number}}',
    toldBack: '{{f, number}} = {{sum}}',
  },
  direction: { up: 'up', down: 'down', left: 'left', right: 'right' },
  place: 'row {{row, number}}, column {{column, number}}',
  close: 'Close',
  cancel: 'Cancel',
} as const
