/** Who is on each bank, as lists of letters: a second implementation, slow and plain. */
export interface PlainFerry {
  readonly left: readonly string[]
  readonly right: readonly string[]
}

/** Everybody on the left bank. */
export const allLeft: PlainFerry = { left: ['F', 'W', 'G', 'C'], right: [] }

/** The state as the problem writes it. */
export function writtenFerry({ left, right }: PlainFerry): string {
  const inOrder = (bank: readonly string[]) => [...'FWGC'].filter((who) => bank.includes(who))
  return `${inOrder(left).join('')}/${inOrder(right).join('')}`
}

/** Reads what `writtenFerry` writes. */
export function plainFerryOf(text: string): PlainFerry {
  const [left, right] = text.split('/')
  return { left: [...left], right: [...right] }
}

/** Every way to write who is where, safe or not. */
export const everyFerry: readonly string[] = Array.from({ length: 16 }, (_, number) => {
  const left = [...'FWGC'].filter((_who, at) => Math.floor(number / 2 ** at) % 2 === 0)
  return writtenFerry({ left, right: [...'FWGC'].filter((who) => !left.includes(who)) })
})

/** Whether nobody is eaten on a bank without the farmer. */
export function isSafe({ left, right }: PlainFerry): boolean {
  return [left, right].every((bank) => {
    if (bank.includes('F') || !bank.includes('G')) return true
    return !bank.includes('W') && !bank.includes('C')
  })
}

/** Every safe state that one crossing leads to. */
export function plainFerries(ferry: PlainFerry, room: number): readonly PlainFerry[] {
  const isLeft = ferry.left.includes('F')
  const [here, there] = isLeft ? [ferry.left, ferry.right] : [ferry.right, ferry.left]
  const others = here.filter((who) => who !== 'F')
  const groups = others.reduce<readonly (readonly string[])[]>(
    (found, who) => [...found, ...found.map((group) => [...group, who])],
    [[]],
  )
  return groups
    .filter((group) => group.length <= room)
    .map((group) => {
      const staying = others.filter((who) => !group.includes(who))
      const arrived = [...there, 'F', ...group]
      return isLeft ? { left: staying, right: arrived } : { left: arrived, right: staying }
    })
    .filter(isSafe)
}

/** The states by how many crossings they take, and how many shortest ways lead to each. */
export function ferryLevels(start: PlainFerry, room: number) {
  const ways = new Map([[writtenFerry(start), 1]])
  const levels: (readonly string[])[] = []
  let level = [writtenFerry(start)]
  while (level.length > 0) {
    levels.push(level)
    const next = new Set<string>()
    for (const name of level) {
      for (const after of plainFerries(plainFerryOf(name), room).map(writtenFerry)) {
        if (ways.has(after) && !next.has(after)) continue
        next.add(after)
        ways.set(after, (ways.get(after) ?? 0) + (ways.get(name) ?? 0))
      }
    }
    level = [...next]
  }
  return { levels, ways }
}
