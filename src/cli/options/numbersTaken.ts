/**
 * What is said of an option that takes a number.
 *
 * @param range the least and the most it can be
 * @param value what it is without the option
 */
export function numbersTaken(
  [least, most]: readonly [number, number],
  value: number | string,
): string {
  return `${least} to ${most}; ${value} unless told otherwise`
}
