/** Jugs as plain lists of litres, told apart by their texts: a second implementation, slow and plain. */
export interface PlainJugs {
  readonly sizes: readonly number[]
  readonly tap: boolean
}

/** Every state that one move leads to, without those that change nothing. */
export function plainPours({ sizes, tap }: PlainJugs, text: string): ReadonlySet<string> {
  const litres = text.split(' ').map(Number)
  const found = new Set<string>()
  const add = (changes: Readonly<Record<number, number>>) =>
    found.add(litres.map((each, jug) => changes[jug] ?? each).join(' '))
  sizes.forEach((size, jug) => {
    if (tap) {
      add({ [jug]: size })
      add({ [jug]: 0 })
    }
    sizes.forEach((otherSize, other) => {
      if (other === jug) return
      // Litre by litre, as long as there is one and it fits.
      let [here, there] = [litres[jug], litres[other]]
      while (here > 0 && there < otherSize) {
        here--
        there++
      }
      add({ [jug]: here, [other]: there })
    })
  })
  found.delete(text)
  return found
}

/** The states by how many moves they take from a start. */
export function jugLevels(jugs: PlainJugs, start: string): readonly (readonly string[])[] {
  const seen = new Set([start])
  const levels: (readonly string[])[] = []
  let level: readonly string[] = [start]
  while (level.length > 0) {
    levels.push(level)
    const next = new Set(level.flatMap((text) => [...plainPours(jugs, text)]))
    level = [...next].filter((text) => !seen.has(text))
    for (const text of level) seen.add(text)
  }
  return levels
}
