/** A change as it is written beside a number: with its sign, and with a minus as long as a plus. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}
