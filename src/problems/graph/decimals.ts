/** How many digits a number may have before the point, and behind it. */
export const mostDigits = 12
export const mostDecimals = 6

const written = new RegExp(String.raw`^(\d{0,${mostDigits}})(?:\.(\d{0,${mostDecimals}}))?$`)

/** A number as it was written: its digits before and behind the point. */
export interface Decimal {
  readonly whole: string
  readonly behind: string
}

/** Reads a number of 0 or more, such as `75`, `1.5` or `.5`; nothing where it is none. */
export function readDecimal(text: string): Decimal | undefined {
  const match = written.exec(text)
  if (!match || !/\d/.test(text)) return undefined
  return { whole: match[1], behind: (match[2] ?? '').replace(/0+$/, '') }
}

/** Whether a text would be a number if it had fewer digits. */
export function isLongNumber(text: string): boolean {
  return /^\d*(?:\.\d*)?$/.test(text) && /\d/.test(text) && readDecimal(text) === undefined
}

/** A number in units, of which one has a 1 and as many zeros as there are digits behind the point. */
export function inUnits({ whole, behind }: Decimal, digits: number): number {
  return Number(whole + behind.padEnd(digits, '0'))
}
