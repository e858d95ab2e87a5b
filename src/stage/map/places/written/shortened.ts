/** A name cut to a width. */
export function shortened(name: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(name) <= most) return name
  const signs = [...name]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > most) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
