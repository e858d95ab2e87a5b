const importOfLoop = /^import \{ bestFirst \} from '\.\/bestFirst'\n/m
const importOfTypes = /^import type \{ ([^}]*) \} from '\.\/solver'\n/m

/**
 * The source of a solver that hands its work over to best-first search, with that search in it: one
 * file in which every line that makes a step can be changed. Other sources stay as they are.
 *
 * @param loop the source of best-first search
 */
export function inOneFile(source: string, file: string, loop: string): string {
  if (!importOfLoop.test(source)) return source
  const types = [typesIn(source), typesIn(loop)].flat()
  const names = [...new Set(types)].sort().join(', ')
  const values = loop.match(/^import \{.*\n/gm) ?? []
  const body = loop.slice(loop.indexOf('/**')).replace('export function*', 'function*')
  const rest = source.replace(importOfLoop, '').replace(importOfTypes, '').trimStart()
  const renamed = rest.replace(/source: '[^']*'/, `source: '${file}'`)
  return `${values.join('')}import type { ${names} } from './solver'\n\n${body}\n${renamed}`
}

function typesIn(source: string): string[] {
  return importOfTypes.exec(source)?.[1].split(', ') ?? []
}
