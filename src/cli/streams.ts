import { buffer } from 'node:stream/consumers'
import { encodedText } from '../shared/encodedText'
import { statuses } from './statuses'

/** All that stands on standard input. */
export async function standardInput(): Promise<string> {
  return encodedText(await buffer(process.stdin))
}

/**
 * Ends the command where what it prints cannot be written: quietly where nobody reads on, as when
 * `head` has seen enough.
 */
export function endWhereUnwritten(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.stderr.write(`The answer could not be written: ${message}\n`)
    process.exit(code === 'EPIPE' ? statuses.answered : statuses.unwritten)
  })
  // Without anyone to tell, a fault or the progress is not told.
  process.stderr.on('error', () => {})
}

/**
 * Says what is wrong, and returns the exit status for it.
 *
 * @param status where it is not what was typed that is wrong
 */
export function complain(fault: string, status: number = statuses.wrong): number {
  process.stderr.write(`${fault}\n`)
  return status
}
