// Short names (A1, A2), and names with numbers, are often alike on purpose.
const shortest = 4
// Every name is compared with every other.
const mostNames = 300

/**
 * The first two names that differ in one letter, or in case and spaces only, as a name does that was
 * mistyped once; undefined where there are none.
 */
export function alikeNames(names: readonly string[]): readonly [string, string] | undefined {
  if (names.length > mostNames) return undefined
  const words = names.filter((name) => name.length >= shortest && !/\d/.test(name))
  for (const [at, one] of words.entries()) {
    const other = words.slice(at + 1).find((name) => isAlike(plain(one), plain(name)))
    if (other !== undefined) return [one, other]
  }
  return undefined
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, '')
}

/** Whether one letter changed, added or left out, or two that changed places, make one of the other. */
function isAlike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [left, right] = [one.slice(start), other.slice(start)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}
