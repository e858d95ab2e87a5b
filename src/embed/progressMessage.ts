/** Where a search in the lab stands. */
export interface LabProgress {
  readonly kind: 'lab'
  readonly problem: string
  /** The search, or `own` for one that somebody wrote: what they called it is theirs. */
  readonly solver: string
  readonly step: number
  readonly lastStep: number
  /** Whether the search is over: until then the last step is that of what is recorded so far. */
  readonly ended: boolean
}

/** Where a lesson stands, and what was done of it. */
export interface LessonStanding {
  readonly kind: 'lesson'
  /** The name of its file, which stands in its address. */
  readonly lesson: string
  /** The id of the place where its reader is. */
  readonly place: string
  readonly step: number
  readonly lastStep: number
  /** How many of its places were seen, of how many. */
  readonly seen: number
  readonly places: number
  /** The ids of the questions that were answered, of how many. */
  readonly answered: readonly string[]
  readonly questions: number
  /** The ids of all its questions. */
  readonly questionIds: readonly string[]
  /** Whether its self-check was passed. */
  readonly complete: boolean
}

export const messageType = 'tansaku:progress'

/** What a page in a frame tells the page around it: docs/embeds.md says what each field means. */
export type ProgressMessage = (LabProgress | LessonStanding) & {
  readonly type: typeof messageType
  readonly version: 1
}
