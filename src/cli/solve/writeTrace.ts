import { writeFileSync } from 'node:fs'
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
    return failed(`the file cannot be written: ${reasonText(reason)}`)
  }
  return {
    ok: true,
    value: size.written < size.all ? `--trace: ${say(traceCutMessage(size))}\n` : '',
  }
}

function failed(why: string): Result<never, string> {
  return { ok: false, fault: `--trace: ${why}\n` }
}
