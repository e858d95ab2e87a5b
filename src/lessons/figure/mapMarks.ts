/** What is shown on a map besides its places and ways. */
export interface MapMarks {
  /** What a search has done with a place: a class of the drawing. */
  readonly statusOf: (place: number) => string
  /** What stands below the name of a place. */
  readonly valueOf: (place: number) => string
  /** The places along each solution. */
  readonly solutions: readonly (readonly number[])[]
}

/** A map that no search has begun on. */
export const noMarks: MapMarks = {
  statusOf: () => 'untouched',
  valueOf: () => '',
  solutions: [],
}
