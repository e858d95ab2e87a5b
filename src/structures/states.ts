/** The states of nodes: node `n` has the words `low[n]` and `high[n]`. The arrays may be replaced. */
export interface States {
  readonly low: Int32Array
  readonly high: Int32Array
}

/** Whether two nodes have one state. */
export function haveOneState({ low, high }: States, one: number, other: number): boolean {
  return low[one] === low[other] && high[one] === high[other]
}
