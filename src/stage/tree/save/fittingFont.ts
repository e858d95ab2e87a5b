/** A font as wanted, or as much smaller as a line needs to fit a width. */
export function fittingFont(
  text: string,
  { weight, size, sans }: { weight: number; size: number; sans: string },
  width: number,
  measure: (text: string, font: string) => number,
): string {
  const wanted = measure(text, `${weight} ${size}px ${sans}`)
  const share = Math.min(1, width / Math.max(1, wanted))
  return `${weight} ${size * share}px ${sans}`
}
