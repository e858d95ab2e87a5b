/** A figure to two places: finer ones of a clock or a mean say nothing. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** A figure with no more places than mean something: two below a thousand, none from there on. */
export function rounded(value: number): number {
  return Math.abs(value) >= 1000 ? Math.round(value) : hundredths(value)
}
