/** What a brush makes of the cells of a grid: a wall, a free cell or one with a cost, or an end. */
export const brushes = [
  'wall',
  'free',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'start',
  'goal',
] as const

/** One of the kinds of `brushes`. */
export type GridBrush = (typeof brushes)[number]

/** The kinds that have a name of their own; the others are called by what they cost. */
export const namedBrushes = ['wall', 'free', 'start', 'goal'] as const

const keys: Readonly<Record<string, GridBrush>> = {
  w: 'wall',
  '#': 'wall',
  '0': 'wall',
  f: 'free',
  '.': 'free',
  '1': 'free',
  s: 'start',
  g: 'goal',
}

/** The brush that a key chooses, if any: the signs of a map's text, or the first letter of a name. */
export function brushOfKey(key: string): GridBrush | undefined {
  const name = key.toLowerCase()
  if (/^[2-9]$/.test(name)) return brushes.find((brush) => brush === name)
  return Object.hasOwn(keys, name) ? keys[name] : undefined
}

/** What it costs to enter a cell that a brush has painted; 0 for a wall. */
export function costOfBrush(brush: GridBrush): number {
  if (brush === 'wall') return 0
  const cost = Number(brush)
  return Number.isNaN(cost) ? 1 : cost
}
