import { callSite } from '../../solvers/callSite'
import { buffersWithin } from '../../recording/transfer/buffersWithin'
import { cutChunk } from '../../recording/transfer/chunk'
import type { Recording } from '../../recording/recording'
import { Recorder } from '../../recording/write/recorder'
import { lockDown } from './lockdown'
import { ownRun } from './ownRun'
import type { OwnProgram } from './ownRun'
import type { SandboxAnswer, SandboxTask } from './protocol'
import { silentConsole } from './silentConsole'
import { Turns } from './turns'
import { whyStopped } from './whyStopped'

// The script that this becomes has the program of a search before it, as a constant.
declare const $program: OwnProgram

// Little enough that a look at the clock comes often, also where a search is slow.
const expansionsPerLook = 64
const rowsOfFirstPart = 2_000
const rowsOfPart = 20_000
const longestWait = 100

// All that is needed once the search runs is taken before: it could be changed by then.
const clock = performance.now.bind(performance)

/** Records a run and hands it over in parts; each is answered before it goes on. */
async function record(task: SandboxTask, port: MessagePort): Promise<void> {
  const post = port.postMessage.bind(port)
  let takenIn = () => {}
  port.onmessage = ({ data }: MessageEvent<SandboxTask | 'taken in'>) => {
    takenIn()
    // Where many runs are counted, one follows the other.
    if (data !== 'taken in') void record(data, port)
  }
  const send = (answer: SandboxAnswer) => {
    const { part } = answer
    const answered = new Promise<void>((resolve) => (takenIn = resolve))
    post(answer, part ? buffersWithin(part).filter((each) => each instanceof ArrayBuffer) : [])
    return answered
  }

  const turns = new Turns(clock)
  let before = clock()
  let recorder: Recorder | undefined
  let sent: Recording | undefined
  try {
    recorder = new Recorder(ownRun(task, $program, turns), task.budget)
    let lastSent = clock()
    let left = task.cut ?? Number.POSITIVE_INFINITY
    for (let ended = false; !ended && left > 0;) {
      const turn = Math.min(expansionsPerLook, left)
      ended = recorder.advance(turn)
      left -= turn
      const waiting = recorder.rows - (sent?.rows ?? 0)
      const due =
        waiting >= (sent ? rowsOfPart : rowsOfFirstPart) || clock() - lastSent > longestWait
      if (!ended && left > 0 && !due) continue
      const recording = recorder.recording()
      const part = cutChunk(recording, sent)
      sent = recording
      const sentAt = clock()
      await send({ kind: 'part', part, isCut: left <= 0, ms: sentAt - before })
      lastSent = clock()
      // What the page takes for itself is no part of it.
      before += lastSent - sentAt
    }
  } catch (reason) {
    const lineOfCall = task.linesOfCalls[callSite.now - 1]
    const why = whyStopped(reason, lineOfCall, task.lines)
    const recording = recorder?.recording()
    const isBegun = recording !== undefined && recording.events > 0
    const part = isBegun ? cutChunk(recording, sent) : undefined
    const step = isBegun ? recording.events - 1 : undefined
    await send({ kind: 'stopped', part, stopped: { ...why, step } })
  }
}

self.onmessage = ({ data, ports }: MessageEvent<SandboxTask>) => {
  lockDown()
  Reflect.defineProperty(globalThis, 'console', { value: silentConsole })
  void record(data, ports[0])
}
