import type { Recorder } from '../recording/recorder'
import type { Run } from '../recording/run'
import { answerOf, unsolvableAnswer } from './answer'
import type { Answer } from './answer'
import { readCommand } from './command'
import type { Command } from './command'
import { printed, statuses } from './printed'
import { readProblem } from './readProblem'
import { search } from './search'
import { usage } from './usage'

const silentFor = 1000

process.exitCode = await main(process.argv.slice(2))

/** Runs the command and returns its exit status. */
async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args)
  if (!command.ok) return complain(command.problem)
  if (command.value.help) {
    process.stdout.write(usage())
    return statuses.answered
  }
  const settings = await withBoard(command.value)
  if (!settings) return complain('--board: a board is missing. See --help.')
  const run = readProblem(settings)
  if (!run.ok) return complain(run.problem)

  const answer = await answerTo(run.value, command.value)
  const { output, error, status } = printed(answer, run.value, command.value.json)
  process.stdout.write(output)
  process.stderr.write(error)
  return status
}

function complain(problem: string): number {
  process.stderr.write(`${problem}\n`)
  return statuses.wrong
}

/** The settings with a board of sliding tiles from standard input where none was typed. */
async function withBoard({ settings }: Command) {
  const isSliding = (settings.puzzle ?? 'sliding').startsWith('sliding')
  if (settings.start !== undefined || !isSliding) return settings
  if (process.stdin.isTTY) return undefined
  const chunks: string[] = []
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) chunks.push(String(chunk))
  return { ...settings, start: chunks.join('') }
}

async function answerTo(run: Run, command: Command): Promise<Answer> {
  const before = performance.now()
  const isLookedFor = run.chosen.options.goalTest !== 'never' && !command.exhaust
  if (isLookedFor && run.puzzle.solvability()?.solvable === false) {
    return unsolvableAnswer(run, performance.now() - before)
  }
  let stopped = false
  const stop = () => (stopped = true)
  process.on('SIGINT', stop)
  try {
    const isWatched = process.stderr.isTTY
    const { recording, ms } = await search(run, {
      repeat: command.repeat,
      countOnly: command.countOnly,
      isStopped: () => stopped,
      ...(isWatched && { onProgress: showProgress }),
    })
    if (isWatched) process.stderr.write(clearLine)
    return answerOf(run, recording, ms)
  } finally {
    process.off('SIGINT', stop)
  }
}

const clearLine = '\r\u001b[K'

function showProgress(recorder: Recorder, ms: number): void {
  if (ms < silentFor) return
  const { generated, expanded } = recorder.recording().totals
  const seconds = (ms / 1000).toFixed(0)
  process.stderr.write(`${clearLine}${seconds} s: generated ${generated}, expanded ${expanded}`)
}
