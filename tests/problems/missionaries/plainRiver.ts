/** Who stands where, as a list of people by name: a second implementation, slow and plain. */
export interface PlainRiver {
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly boat: 'left' | 'right'
}

/** Everybody on the left bank. */
export function everybodyLeft(people: number): PlainRiver {
  const numbers = Array.from({ length: people }, (_, number) => number)
  const left = [...numbers.map((number) => `m${number}`), ...numbers.map((number) => `c${number}`)]
  return { left, right: [], boat: 'left' }
}

/** The state as the problem writes it: names do not count. */
export function written({ left, boat }: PlainRiver): string {
  const missionaries = left.filter((name) => name.startsWith('m')).length
  return `${missionaries}${left.length - missionaries}${boat === 'left' ? 'L' : 'R'}`
}

/** Every state that one crossing leads to, told apart by what is written of it. */
export function crossings(river: PlainRiver, seats: number): ReadonlyMap<string, PlainRiver> {
  const here = river.boat === 'left' ? river.left : river.right
  const found = new Map<string, PlainRiver>()
  for (const load of groupsOf(here, seats)) {
    const staying = here.filter((name) => !load.includes(name))
    const arriving = [...(river.boat === 'left' ? river.right : river.left), ...load]
    if (isEaten(staying) || isEaten(arriving)) continue
    const after: PlainRiver =
      river.boat === 'left'
        ? { left: staying, right: arriving, boat: 'right' }
        : { left: arriving, right: staying, boat: 'left' }
    found.set(written(after), after)
  }
  return found
}

/** The states by how many crossings they take, and how many shortest ways lead to each. */
export function levelsFrom(start: PlainRiver, seats: number) {
  const ways = new Map([[written(start), 1]])
  const levels: (readonly string[])[] = []
  let level = new Map([[written(start), start]])
  while (level.size > 0) {
    levels.push([...level.keys()])
    const next = new Map<string, PlainRiver>()
    for (const [name, river] of level) {
      for (const [reached, after] of crossings(river, seats)) {
        if (ways.has(reached) && !next.has(reached)) continue
        next.set(reached, after)
        ways.set(reached, (ways.get(reached) ?? 0) + (ways.get(name) ?? 0))
      }
    }
    level = next
  }
  return { levels, ways }
}

function isEaten(people: readonly string[]): boolean {
  const missionaries = people.filter((name) => name.startsWith('m')).length
  return missionaries > 0 && people.length > 2 * missionaries
}

/** Every group of one up to so many people. */
function groupsOf(people: readonly string[], most: number): readonly (readonly string[])[] {
  const grow = (group: readonly string[], from: number): readonly (readonly string[])[] =>
    group.length === most
      ? [group]
      : [group, ...people.slice(from).flatMap((name, at) => grow([...group, name], from + at + 1))]
  return grow([], 0).filter((group) => group.length > 0)
}
