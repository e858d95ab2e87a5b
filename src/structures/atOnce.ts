/** Does all of a piece of work at once that can be done a little at a time, and answers what it ends with. */
export function atOnce<Value>(slices: Generator<unknown, Value>): Value {
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value
}
