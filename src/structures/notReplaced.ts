/** What a table throws where a node cannot take the place of another. */
export function notReplaced(earlier: number, node: number): RangeError {
  return new RangeError(
    `node ${node} cannot take the place of node ${earlier} in the table of reached states, which ` +
      `does not hold node ${earlier} with that state. The node that it holds comes first.`,
  )
}
