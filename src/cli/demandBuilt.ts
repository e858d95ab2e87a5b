import { existsSync } from 'node:fs'

/**
 * Holds a command to what has to be built before it.
 *
 * @param build the name of what npm runs to make the file
 * @throws Error that says what to run first, where the file is not there
 */
export function demandBuilt(file: string, build: string): void {
  if (!existsSync(file)) throw new Error(`${file} is not there: run npm run ${build} first.`)
}
