import { expose, transfer } from 'comlink'
import type { Settings } from '../../problems/problem'
import { buffersWithin } from './buffersWithin'
import { cutChunk } from './chunk'
import type { RecordingChunk } from './chunk'
import { Recorder } from '../write/recorder'
import type { Recording } from '../recording'
import { readRun } from '../run'

/** Takes each part as it is cut, and says when it has taken it in. */
export type ChunkListener = (part: RecordingChunk) => void | Promise<void>

const expansionsPerLook = 512
// The first part is small, so that there is a tree to see at once.
const rowsOfFirstChunk = 2_000
// Small enough for the page to take in between two frames.
const rowsOfChunk = 20_000
const longestWait = 100

/**
 * Records a run and hands it over in parts. While the page takes one in it waits, for where there
 * are few cores it would hold the page up. To cancel it, end its worker.
 *
 * @throws TypeError when the settings cannot be read; they were checked before they came here
 */
async function record(settings: Settings, budget: number, onChunk: ChunkListener): Promise<void> {
  const run = readRun(settings)
  if (!run.ok) throw new TypeError(`cannot record: ${JSON.stringify(run.fault)}`)
  const recorder = new Recorder(run.value, budget)
  let sent: Recording | undefined
  let lastSent = performance.now()
  for (let ended = false; !ended;) {
    ended = recorder.advance(expansionsPerLook)
    const waiting = recorder.rows - (sent?.rows ?? 0)
    const due =
      waiting >= (sent ? rowsOfChunk : rowsOfFirstChunk) ||
      performance.now() - lastSent > longestWait
    if (!ended && !due) continue
    const recording = recorder.recording()
    const part = cutChunk(recording, sent)
    sent = recording
    lastSent = performance.now()
    await onChunk(transfer(part, buffersWithin(part)))
  }
}

const service = { record }
export type RecordService = typeof service
expose(service)
