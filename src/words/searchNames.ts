import type { Message } from './message'

/** What a problem is called: "8-puzzle (3 × 3)", "3 rows of 2". */
export function problemName(name: string): Message {
  const size = /^sliding-(\d)x(\d)$/.exec(name)
  if (!size) return names[name] ?? { key: 'setup.asItIs', values: { text: name } }
  const [columns, rows] = [Number(size[1]), Number(size[2])]
  if (columns !== rows) return { key: 'setup.problem.rows', values: { count: rows, columns } }
  return { key: 'setup.problem.square', values: { tiles: columns * rows - 1, side: rows } }
}

const names: Readonly<Record<string, Message | undefined>> = {
  blocks: { key: 'setup.problem.blocks' },
  'pegs-13': { key: 'setup.problem.hoppers' },
  'pegs-15': { key: 'setup.problem.triangle' },
  'pegs-33': { key: 'setup.problem.english' },
}
