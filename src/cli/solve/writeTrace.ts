import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { traceSize } from '../../exports/trace/traceSize'
import { traceText } from '../../exports/trace/traceText'
import type { Result } from '../../problems/result'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { traceCutMessage } from '../../words/exports'
import { say } from '../../words/message'
import { reasonText } from '../reasonText'

/**
 * Writes a search trace of what was recorded into a file.
 *
 * @returns what is left out, in a line, or one line that says why the file could not be written
 */
export function writeTrace(
  run: Run,
  recording: Recording | undefined,
  file: string,
): Result<string, string> {
  if (!recording) return failed('nothing was searched, so there is no trace. See --exhaust.')
  const size = traceSize(recording)
  try {
    writeFileSync(
      file,
      traceText(run, recording, (cut) => say(traceCutMessage(cut))),
    )
  } catch (reason) {
    return { ok: false, fault: `${cannotWrite(reason)}\n` }
  }
  return {
    ok: true,
    value: size.written < size.all ? `--trace: ${say(traceCutMessage(size))}\n` : '',
  }
}

/**
 * Why a trace could not be written into a file, in one line, as far as that can be told before there is
 * a trace. The file is left as it is.
 */
export function unwritableTrace(file: string): string | undefined {
  if (file.trim() === '') return '--trace: the name of a file is missing: NAME.trace.json.'
  const exists = existsSync(file)
  try {
    accessSync(exists ? file : dirname(file), constants.W_OK)
    if (!exists || !statSync(file).isDirectory()) return undefined
  } catch (reason) {
    return cannotWrite(reason)
  }
  return `--trace: ${file} is a folder. Name a file in it: ${join(file, 'NAME.trace.json')}.`
}

function cannotWrite(reason: unknown): string {
  return `--trace: the file cannot be written: ${reasonText(reason)}`
}

function failed(why: string): Result<never, string> {
  return { ok: false, fault: `--trace: ${why}\n` }
}
