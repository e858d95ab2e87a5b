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

/**
 * Begins a visit, or nothing where the platform refuses it. What the platform throws is never thrown
 * on: the lesson goes on without it.
 */
export function openScormSession(api: ScormApi): ScormSession | undefined {
  if (!isTrue(tried(() => api.LMSInitialize('')))) return undefined
  const written = new Map<string, string>()
  let isOpen = true

  function read(element: string): string {
    const value = tried(() => api.LMSGetValue(element))
    return typeof value === 'string' ? value : ''
  }

  /** Tells a value that the platform has not; true where it is new, and was taken. */
  function write(element: string, value: string): boolean {
    if (written.get(element) === value) return false
    let isTaken = false
    tried(() => {
      isTaken = String(api.LMSSetValue(element, value)) !== 'false'
    })
    // What was refused is told again with what comes next.
    if (isTaken) written.set(element, value)
    return isTaken
  }

  const wasComplete = finished.includes(read('cmi.core.lesson_status'))
  let isComplete = wasComplete
  const place = /^[\w-]+$/.exec(read('cmi.core.lesson_location'))?.[0]
  // The frame keeps nothing, so what earlier visits answered is known here alone.
  const answered = new Set(read('cmi.suspend_data').split(' ').filter(Boolean))
  if (!wasComplete) write('cmi.core.lesson_status', 'incomplete')
  write('cmi.core.score.min', '0')
  write('cmi.core.score.max', '100')

  function report(standing: ReportedStanding): void {
    if (!isOpen) return
    const { questionIds } = standing
    for (const id of standing.answered) answered.add(id)
    isComplete ||= standing.complete
    write('cmi.core.lesson_location', standing.place)
    // The lesson may have had other questions at an earlier visit.
    const done = questionIds.filter((id) => answered.has(id)).length
    const share = questionIds.length === 0 ? 0 : done / questionIds.length
    const isNews = [
      write('cmi.suspend_data', [...answered].join(' ')),
      write('cmi.core.score.raw', String(Math.round(100 * share))),
      isComplete && !wasComplete && write('cmi.core.lesson_status', 'completed'),
    ].some(Boolean)
    // A place alone can wait for the end: each commit is a request.
    if (isNews) tried(() => api.LMSCommit(''))
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    write('cmi.core.exit', 'suspend')
    tried(() => api.LMSCommit(''))
    tried(() => api.LMSFinish(''))
  }

  return { place, report, close }
}

/** What a call of the platform answers; nothing where it throws. */
function tried(call: () => unknown): unknown {
  try {
    return call()
  } catch {
    return undefined
  }
}

/** A platform may answer with a text or with a truth value. */
function isTrue(answer: unknown): boolean {
  return String(answer) === 'true'
}
