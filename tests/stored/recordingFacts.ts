import { LineSplitter } from '../../src/recording/file/lineSplitter'
import { RecordingReader } from '../../src/recording/file/recordingReader'
import { runFacts, stepFacts } from './runFacts'

/**
 * What a recording that is opened from a file shows: of its run, and at some of its steps.
 *
 * @throws Error where the file is refused
 */
export function recordingFacts(text: string, steps: readonly number[]) {
  const { run, recording } = readRecording(text)
  return {
    board: run.problem.format(run.problem.start),
    ...runFacts(run, recording),
    at: steps.map((step) => stepFacts(run, recording, step)),
  }
}

/** Reads a file as the page does, line by line; its last line may have no end. */
function readRecording(text: string) {
  const reader = new RecordingReader()
  const splitter = new LineSplitter()
  const lines = [...splitter.take(text)]
  if (splitter.unended !== '') lines.push(splitter.unended)
  for (const line of lines) refuse(reader.read(line))
  refuse(reader.end())
  const { run } = reader
  if (!run) throw new Error('nothing was read')
  return { run, recording: reader.recording() }
}

function refuse(fault: unknown): void {
  if (fault) throw new Error(JSON.stringify(fault))
}
