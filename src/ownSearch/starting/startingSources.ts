import { solvers } from '../../solvers'
import { inOneFile } from './inOneFile'
import template from './template.txt?raw'

const files = import.meta.glob<string>(
  ['../../solvers/*.ts', '!**/index.ts', '!**/solver.ts', '!**/callSite.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const loop = files['../../solvers/bestFirst.ts']

/** The source with blanks that a new search begins with. */
export const emptySource: string = template

/** The source of a built-in solver in one file; nothing for an id that none has. */
export function sourceOfBuiltIn(id: string): string | undefined {
  const declares = `id: '${id}'`
  const [path, source] = Object.entries(files).find(([, text]) => text.includes(declares)) ?? []
  if (path === undefined || source === undefined) return undefined
  if (!solvers.some((solver) => solver.id === id)) return undefined
  return inOneFile(source, path.slice(path.lastIndexOf('/') + 1), loop)
}
