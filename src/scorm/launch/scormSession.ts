import type { ReportedStanding } from './readStanding'
import type { ScormApi } from './scormApi'

/** A visit of the lesson, as the platform keeps it. */
export interface ScormSession {
  /** The place where the last visit ended. */
  readonly place: string | undefined
  report(standing: ReportedStanding): void
  /** Ends the visit; the next one goes on from here. */
  close(): void
}

const finished = ['completed', 'passed']

/** Begins a visit, or nothing where the platform refuses it. */
export function openScormSession(api: ScormApi): ScormSession | undefined {
  if (!isTrue(api.LMSInitialize(''))) return undefined
  const written = new Map<string, string>()
  let isOpen = true

  function read(element: string): string {
    const value = api.LMSGetValue(element)
    return typeof value === 'string' ? value : ''
  }

  /** Tells a value that the platform has not; true where it is new. */
  function write(element: string, value: string): boolean {
    if (written.get(element) === value) return false
    written.set(element, value)
    api.LMSSetValue(element, value)
    return true
  }

  let isComplete = finished.includes(read('cmi.core.lesson_status'))
  const place = /^[\w-]+$/.exec(read('cmi.core.lesson_location'))?.[0]
  // The frame keeps nothing, so what earlier visits answered is known here alone.
  const answered = new Set(read('cmi.suspend_data').split(' ').filter(Boolean))
  if (!isComplete) write('cmi.core.lesson_status', 'incomplete')
  write('cmi.core.score.min', '0')
  write('cmi.core.score.max', '100')

  function report(standing: ReportedStanding): void {
    if (!isOpen) return
    const { questions } = standing
    for (const id of standing.answered) answered.add(id)
    write('cmi.core.lesson_location', standing.place)
    const share = questions === 0 ? 0 : Math.min(1, answered.size / questions)
    const isNews = [
      write('cmi.suspend_data', [...answered].join(' ')),
      write('cmi.core.score.raw', String(Math.round(100 * share))),
      standing.complete && !isComplete && write('cmi.core.lesson_status', 'completed'),
    ].some(Boolean)
    isComplete ||= standing.complete
    // A place alone can wait for the end: each commit is a request.
    if (isNews) api.LMSCommit('')
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    write('cmi.core.exit', 'suspend')
    api.LMSCommit('')
    api.LMSFinish('')
  }

  return { place, report, close }
}

/** A platform may answer with a text or with a truth value. */
function isTrue(answer: unknown): boolean {
  return String(answer) === 'true'
}
