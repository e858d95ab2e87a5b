import { emptySource } from '../../src/ownSearch/starting/startingSources'

const before = '    yield tree.expand(node)\n'

/** The line of the template where those begin that are put into its loop. */
export const lineInLoop = emptySource.split(before)[0].split('\n').length

/** The template of a search with some lines at the beginning of its loop. */
export function templateWith(lines: string): string {
  return emptySource.replace(before, () => `    ${lines}\n${before}`)
}
