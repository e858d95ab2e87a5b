import { misuse, toldValue } from './checked'

/** How many values are told. */
const mostTold = 10

/** Tells who wants to print a value that there is no place for it, and the value. */
function refuse(name: string): (...values: readonly unknown[]) => never {
  return (...values) => {
    const said = values.slice(0, mostTold).map(toldValue).join(' ')
    throw misuse(
      `console.${name} prints nowhere here (it was given ${said || 'nothing'}). ` +
        'Step to this line, and look at the tree, the frontier and the board.',
    )
  }
}

/** What stands in the place of the console: a search of one's own is looked at on the stage. */
export const silentConsole = Object.freeze(
  Object.fromEntries(
    ['log', 'info', 'warn', 'error', 'debug', 'table'].map((name) => [name, refuse(name)]),
  ),
)
