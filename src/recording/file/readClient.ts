import { proxy } from 'comlink'
import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { callWorker } from '../../workers/workerClient'
import type { WorkerClient } from '../../workers/workerClient'
import type { Recording } from '../recording'
import { readRun } from '../run'
import type { Run } from '../run'
import { Assembler } from '../transfer/assembler'
import type { RecordingChunk } from '../transfer/chunk'
import { defaultBudget } from '../write/recorder'
import type { RecordingFault } from './fault'

/** Takes each part as it is read, and how much of the file that was, from 0 to 1. */
export type ReadListener = (part: RecordingChunk | undefined, share: number) => void | Promise<void>

/** What a worker that reads files does for the page. */
export interface ReadService {
  read(file: Blob, listener: ReadListener): Promise<Result<Settings, RecordingFault>>
}

/** A recording that was read from a file, and the run it is of. */
export interface ReadRecording {
  readonly run: Run
  readonly recording: Recording
}

/** A file as it is being read. */
export interface Reading {
  /** What comes of it; refused with a `WorkerFailure` where the worker fails. */
  readonly result: Promise<Result<ReadRecording, RecordingFault>>
  /** Ends it; nothing comes of it then. */
  readonly cancel: () => void
}

/**
 * Reads a recording from a file in a worker. A search of one's own that it names has to be known here
 * too.
 *
 * @param worker is ended when it is done
 * @param onProgress takes the part of the file that was read, from 0 to 1
 */
export function readInWorker(
  worker: Worker,
  file: Blob,
  onProgress: (share: number) => void,
): Reading {
  const reader = callWorker<ReadService>(worker)
  const result = Promise.race([reader.failure, readWith(reader, file, onProgress)])
  return { result, cancel: reader.end }
}

async function readWith(
  { service, end }: WorkerClient<ReadService>,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<Result<ReadRecording, RecordingFault>> {
  const assembler = new Assembler(defaultBudget)
  let recording: Recording | undefined
  const settings = await service.read(
    file,
    proxy((part, share) => {
      if (part) recording = assembler.append(part)
      onProgress(share)
    }),
  )
  end()
  if (!settings.ok) return settings
  const run = readRun(settings.value)
  if (!run.ok || !recording) throw new TypeError('what was read is no recording')
  return { ok: true, value: { run: run.value, recording } }
}
