/** A number for each state of a problem, another for each. */
export interface StateNumbers {
  /** All of them are whole numbers from 0 on and below this. */
  readonly count: number
  of(low: number, high: number): number
}
