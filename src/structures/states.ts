/** The states of nodes: node `n` has the words `low[n]` and `high[n]`. The arrays may be replaced. */
export interface States {
  readonly low: Int32Array
  readonly high: Int32Array
}
