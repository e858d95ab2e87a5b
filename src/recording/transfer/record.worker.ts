// Whatever problem comes, it is known here.
import '../../problems/all'
import { expose, transfer } from 'comlink'
import type { Settings } from '../../problems/problem'
import { readRun } from '../run'
import { inSentences } from '../write/misuseSentence'
import { Recorder } from '../write/recorder'
import { buffersWithin } from './buffersWithin'
import type { RecordingChunk } from './chunk'
import { PartCutter } from './partCutter'

/** Takes each part as it is cut, and says when it has taken it in. */
export type ChunkListener = (part: RecordingChunk) => void | Promise<void>

const expansionsPerLook = 512

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
  const cutter = new PartCutter(recorder, () => performance.now())
  for (let ended = false; !ended;) {
    ended = advance(recorder)
    if (!ended && !cutter.isDue) continue
    const part = cutter.cut()
    await onChunk(transfer(part, buffersWithin(part)))
  }
}

/** @throws what the search throws; a mistake in it is told in a sentence */
function advance(recorder: Recorder): boolean {
  try {
    return recorder.advance(expansionsPerLook)
  } catch (reason) {
    throw inSentences(reason)
  }
}

const service = { record }
export type RecordService = typeof service
expose(service)
