import { Readable } from 'node:stream'
import { onTestFinished, vi } from 'vitest'

/** The commands; each runs as soon as it is imported. */
const commands = {
  solve: () => import('../../src/cli/solve'),
  experiment: () => import('../../src/cli/experiment'),
}

export type CommandName = keyof typeof commands

/** What a command printed, and its exit status. */
export interface Ended {
  readonly output: string
  readonly error: string
  readonly status: number
}

/** Runs a command within this process, with a text on its standard input. */
export async function runCommand(
  name: CommandName,
  args: readonly string[],
  input = '',
): Promise<Ended> {
  const { argv, exitCode, stdin } = process
  const listeners = process.listeners('SIGINT')
  onTestFinished(() => {
    process.argv = argv
    process.exitCode = exitCode
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
    const added = process.listeners('SIGINT').filter((each) => !listeners.includes(each))
    for (const listener of added) process.off('SIGINT', listener)
  })
  process.argv = ['node', name, ...args]
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true })
  const output = caught(process.stdout)
  const error = caught(process.stderr)
  vi.resetModules()
  await commands[name]()
  return { output: output.join(''), error: error.join(''), status: Number(process.exitCode) }
}

/** Collects what is written to a stream, and lets nobody listen to it. */
function caught(stream: NodeJS.WriteStream): readonly string[] {
  const written: string[] = []
  const write = vi.spyOn(stream, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const on = vi.spyOn(stream, 'on').mockReturnValue(stream)
  onTestFinished(() => {
    write.mockRestore()
    on.mockRestore()
  })
  return written
}

/**
 * An output without its milliseconds: `ms` of JSON, the column of a CSV, the line of a table. They
 * may also widen a table, so that its spaces count as one.
 */
export function timeless(output: string): string {
  if (output.startsWith('{')) {
    return output.replace(/,"ms":(?:[\d.e-]+|\{[^}]*\})/g, '').replace(/"ms":[\d.e-]+,?/g, '')
  }
  if (output.startsWith('board,')) return output.replace(/^((?:[^,\n]*,){9})[\d.e-]+/gm, '$1')
  return output.replace(/^ +ms .*\n/gm, '').replace(/ +/g, ' ')
}
