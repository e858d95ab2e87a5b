// Whatever problem comes, it is known here.
import '../../problems/all'
import { buffersWithin } from '../../recording/transfer/buffersWithin'
import { PartCutter } from '../../recording/transfer/partCutter'
import { Recorder } from '../../recording/write/recorder'
import { callSite } from '../../solvers/callSite'
import { lockDown } from './lockdown'
import { ownRun } from './ownRun'
import type { OwnProgram } from './ownRun'
import type { SandboxAnswer, SandboxTask } from './protocol'
import { beginChance, seedChance } from './seededChance'
import { silentConsole } from './silentConsole'
import { Turns } from './turns'
import { whyStopped } from './whyStopped'

// The script that this becomes has the program of a search before it, as a constant.
declare const $program: OwnProgram

// Little enough that a look at the clock comes often, also where a search is slow.
const expansionsPerLook = 64

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
  const send = (answer: Exclude<SandboxAnswer, { kind: 'turning' }>) => {
    const { part } = answer
    const answered = new Promise<void>((resolve) => (takenIn = resolve))
    post(answer, part ? buffersWithin(part).filter((each) => each instanceof ArrayBuffer) : [])
    return answered
  }

  const turning: SandboxAnswer = { kind: 'turning' }
  const turns = new Turns(clock, () => post(turning))
  let before = clock()
  let cutter: PartCutter | undefined
  beginChance()
  try {
    const recorder = new Recorder(ownRun(task, $program, turns), task.budget)
    cutter = new PartCutter(recorder, clock)
    let left = task.cut ?? Number.POSITIVE_INFINITY
    for (let ended = false; !ended && left > 0;) {
      const turn = Math.min(expansionsPerLook, left)
      ended = recorder.advance(turn)
      left -= turn
      if (!ended && left > 0 && !cutter.isDue) continue
      const part = cutter.cut()
      const sentAt = clock()
      await send({ kind: 'part', part, isCut: left <= 0, ms: sentAt - before })
      // What the page takes for itself is no part of it.
      before += clock() - sentAt
    }
  } catch (reason) {
    const lineOfCall = task.linesOfCalls[callSite.now - 1]
    const why = whyStopped(reason, lineOfCall, task.lines, turns.lineOfThrow(reason))
    const rest = cutter?.cut()
    const part = rest && rest.events > 0 ? rest : undefined
    const step = part && part.events - 1
    await send({ kind: 'stopped', part, stopped: { ...why, step } })
  }
}

self.onmessage = ({ data, ports }: MessageEvent<SandboxTask>) => {
  seedChance()
  lockDown()
  Reflect.defineProperty(globalThis, 'console', { value: silentConsole })
  void record(data, ports[0])
}
