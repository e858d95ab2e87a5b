import type { Settings } from '../problems/problem'
import { isUnsolvable } from '../recording/isUnsolvable'
import type { Recording } from '../recording/recording'
import type { Run } from '../recording/run'
import { inSentences } from '../recording/write/misuseSentence'
import { withFiles } from './files'
import { optionFor } from './options/options'
import { familyNames, manifestFor } from './options/problemName'
import { answerOf, unsolvableAnswer } from './solve/answer'
import type { CommandAnswer } from './solve/answer'
import { readCommand } from './solve/command'
import type { Command } from './solve/command'
import { printed } from './solve/printed'
import { ProgressLine } from './solve/progress'
import { readCommandRun } from './solve/readCommandRun'
import { search } from './solve/search'
import { usage } from './solve/usage'
import { unwritableTrace, writeTrace } from './solve/writeTrace'
import { statuses } from './statuses'
import { complain, endWhereUnwritten, standardInput } from './streams'

/** Runs the command and returns its exit status. */
async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args)
  if (!command.ok) return complain(command.fault)
  if (command.value.help) {
    process.stdout.write(usage())
    return statuses.answered
  }
  const { settings: typed, namesBoard } = command.value
  const read = withFiles(typed, (setting) => optionFor(setting, typed.problem, namesBoard))
  if (!read.ok) return complain(read.fault)
  const settings = await withStart(read.value)
  if (!settings) return complain('--board: a board is missing. See --help.')
  const run = readCommandRun(settings, namesBoard)
  if (!run.ok) return complain(run.fault)

  const { trace: file } = command.value
  const unwritable = file === undefined ? undefined : unwritableTrace(file)
  if (unwritable !== undefined) return complain(unwritable, statuses.unwritten)

  const { answer, recording } = await answerTo(run.value, command.value)
  const { output, error, status } = printed(answer, run.value, command.value.json)
  process.stdout.write(output)
  process.stderr.write(error)
  if (file === undefined) return status
  const trace = writeTrace(run.value, recording, file)
  process.stderr.write(trace.ok ? trace.value : trace.fault)
  return trace.ok ? status : statuses.unwritten
}

/** The settings with a start from standard input where one is needed and none was typed. */
async function withStart(settings: Settings) {
  const needsStart = manifestFor(settings.problem ?? familyNames[0])?.asksForStart ?? false
  if (settings.start !== undefined || !needsStart) return settings
  if (process.stdin.isTTY) return undefined
  return { ...settings, start: await standardInput() }
}

/** An answer, and what was recorded on the way to it; nothing where a proof was enough. */
interface Answered {
  readonly answer: CommandAnswer
  readonly recording?: Recording
}

async function answerTo(run: Run, command: Command): Promise<Answered> {
  const before = performance.now()
  if (!command.exhaust && isUnsolvable(run)) {
    return { answer: unsolvableAnswer(run, performance.now() - before) }
  }
  // The handler stays: a terminal and npm may both pass the same signal on.
  let stopped = false
  process.on('SIGINT', () => (stopped = true))
  const progress = process.stderr.isTTY
    ? new ProgressLine((text) => process.stderr.write(text))
    : undefined
  const { recording, ms } = await search(run, {
    repeat: command.repeat,
    cut: command.cut,
    countOnly: command.countOnly,
    isStopped: () => stopped,
    onProgress: (recorder, ms) => progress?.show(recorder, ms),
  }).catch((reason: unknown) => {
    throw inSentences(reason)
  })
  progress?.clear()
  return { answer: answerOf(run, recording, ms), recording }
}

endWhereUnwritten()
process.exitCode = await main(process.argv.slice(2))
