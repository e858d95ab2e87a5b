import { driveClass } from '../../../src/classroom/client/driveClass'
import type { ClassDriver } from '../../../src/classroom/client/driveClass'
import { joinClass } from '../../../src/classroom/client/joinClass'
import type { ClassStudent } from '../../../src/classroom/client/joinClass'
import { KeptAlivePolling } from './keptAlive'

export type Transport = 'polling' | 'websocket'

/** Waits until something that others do is done. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/** A class of many, all in this process. */
export interface Crowd {
  readonly driver: ClassDriver
  /** Shows a moment with this number in its address. */
  show(step: number): void
  /** Resolves when all are at this moment. */
  allAt(step: number): Promise<void>
  /** How long each moment took to each student who saw it, in milliseconds. */
  readonly latencies: number[]
  /** How long one who joins now waits for the present moment. */
  joinLate(): Promise<number>
  leave(): void
}

const joiningAtOnce = 50

/** Lets so many join, over one kind of transport. */
export async function gather(origin: string, size: number, transport: Transport): Promise<Crowd> {
  const sentAt = new Map<number, number>()
  const latencies: number[] = []
  const at = new Array<number>(size).fill(0)
  const students: ClassStudent[] = []
  let awaited = { step: Infinity, ...gate() }

  const room = gate()
  let code = ''
  const driver = driveClass({
    origin,
    told: {
      connection: () => {},
      opened(opened) {
        code = opened.code
        room.open()
      },
      standing: () => {},
      accepted() {},
      refused: (fault) => console.error('the teacher was refused', fault),
      ended: () => {},
    },
  })
  await room.opened

  function follow(seen: (step: number) => void): { student: ClassStudent; joined: Promise<void> } {
    const { open, opened } = gate()
    const student = joinClass({
      origin,
      code,
      transports: transport === 'polling' ? [KeptAlivePolling] : [transport],
      told: {
        connection: (state) => state === 'joined' && open(),
        drawn: () => {},
        moment: ({ address }) => seen(Number(address.split('=')[1])),
        question: () => {},
        answered: () => {},
        handLowered: () => {},
        refused: (fault) => console.error('a student was refused', fault),
        ended: () => {},
      },
    })
    return { student, joined: opened }
  }

  function note(place: number, step: number) {
    at[place] = step
    latencies.push(performance.now() - (sentAt.get(step) ?? 0))
    if (step === awaited.step && at.every((each) => each === step)) awaited.open()
  }

  while (students.length < size) {
    const count = Math.min(joiningAtOnce, size - students.length)
    const joining = Array.from({ length: count }, (_, each) => {
      const place = students.length + each
      return follow((step) => note(place, step))
    })
    students.push(...joining.map(({ student }) => student))
    await Promise.all(joining.map(({ joined }) => joined))
  }

  return {
    driver,
    latencies,
    show(step) {
      sentAt.set(step, performance.now())
      driver.show({ address: `#/lab?step=${step}`, blank: false, held: false, asksNext: false })
    },
    allAt(step) {
      awaited = { step, ...gate() }
      if (at.every((each) => each === step)) awaited.open()
      return awaited.opened
    },
    async joinLate() {
      const before = performance.now()
      const { open, opened } = gate()
      const { student } = follow(open)
      await opened
      const took = performance.now() - before
      student.leave()
      return took
    },
    leave() {
      for (const student of students) student.leave()
      driver.end()
    },
  }
}
