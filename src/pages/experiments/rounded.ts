/** A figure with no more places than mean something: two below a thousand, none from there on. */
export function rounded(value: number): number {
  return Math.abs(value) >= 1000 ? Math.round(value) : Math.round(value * 100) / 100
}
