import { faultOfName } from '../../../problems/graph/nodeName'
import { statementsOf, withAdded, withStatements } from './statements'
import type { Statement } from './statements'

/** An edge as a text has it. */
export interface WrittenEdge {
  readonly from: string
  readonly to: string
  readonly cost: string
  readonly directed: boolean
}

/** Where a node is drawn, in units of the text. */
export interface NodePlace {
  readonly x: number
  readonly y: number
}

/** Whether a node can have a name: the text has no way to write some. */
export function isPossibleName(name: string): boolean {
  return faultOfName(name) === undefined && !/["#;]/.test(name)
}

/** The text with one more node. */
export function withNode(text: string, name: string, place: NodePlace): string {
  const hasHeuristic = statementsOf(text).some((each) => each.kind === 'node' && each.h)
  const h = hasHeuristic ? '0' : undefined
  return withAdded(text, [{ kind: 'node', name, place: writtenPlace(place), h }])
}

/** The text with other places for some of its nodes. */
export function withPlaces(text: string, places: ReadonlyMap<string, NodePlace>): string {
  return withNodeFacts(text, [...places.keys()], (name) => {
    const place = places.get(name)
    return place && { place: writtenPlace(place) }
  })
}

/** The text with another h for some of its nodes. */
export function withHeuristic(text: string, values: ReadonlyMap<string, string>): string {
  return withNodeFacts(text, [...values.keys()], (name) => {
    const h = values.get(name)
    return h === undefined ? undefined : { h }
  })
}

/** The text without any h. */
export function withoutHeuristic(text: string): string {
  return withStatements(text, (each) => {
    return each.kind === 'node' && each.h !== undefined ? { ...each, h: undefined } : each
  })
}

function withNodeFacts(
  text: string,
  names: readonly string[],
  factsOf: (name: string) => Partial<Extract<Statement, { kind: 'node' }>> | undefined,
): string {
  const told = new Set<string>()
  const changed = withStatements(text, (each) => {
    if (each.kind !== 'node') return each
    told.add(each.name)
    const facts = factsOf(each.name)
    return facts ? { ...each, ...facts } : each
  })
  const others = names.filter((name) => !told.has(name))
  return withAdded(
    changed,
    others.map((name) => ({ kind: 'node', name, ...factsOf(name) })),
  )
}

/**
 * The text without a node and its edges. Nodes that only those edges made get lines of their own.
 */
export function withoutNode(text: string, name: string): string {
  const isOfIt = (each: Statement) =>
    each.kind === 'edge' ? each.from === name || each.to === name : each.name === name
  return without(text, isOfIt, name)
}

/** The text with one more edge. */
export function withEdge(text: string, { from, to, cost, directed }: WrittenEdge): string {
  return withAdded(text, [{ kind: 'edge', from, to, cost, sign: directed ? '->' : '-' }])
}

/** The text with another edge in the place of one, by its number. */
export function withChangedEdge(
  text: string,
  number: number,
  changes: Partial<WrittenEdge>,
): string {
  let at = -1
  return withStatements(text, (each) => {
    if (each.kind !== 'edge' || ++at !== number) return each
    const { directed, ...others } = changes
    const sign = directed === undefined ? each.sign : directed ? '->' : '-'
    return { ...each, ...others, sign }
  })
}

/** The text without an edge. Its ends stay. */
export function withoutEdge(text: string, number: number): string {
  let at = -1
  return without(text, (each) => each.kind === 'edge' && ++at === number)
}

/** The text without some statements, with the nodes that those have made, but for one. */
function without(text: string, goes: (each: Statement) => boolean, but?: string): string {
  const names = namesIn(text)
  const changed = withStatements(text, (each) => (goes(each) ? undefined : each))
  const left = new Set(namesIn(changed))
  const bare = names.filter((name) => !left.has(name) && name !== but)
  return withAdded(
    changed,
    bare.map((name) => ({ kind: 'node', name })),
  )
}

/** The nodes of a text, in the order in which it makes them. */
function namesIn(text: string): readonly string[] {
  const names = statementsOf(text).flatMap((each) => {
    if (each.kind === 'edge') return [each.from, each.to]
    return each.kind === 'node' ? [each.name] : []
  })
  return [...new Set(names)]
}

/** The text with another name for a node. */
export function renamed(text: string, from: string, to: string): string {
  const nameOf = (name: string) => (name === from ? to : name)
  return withStatements(text, (each) => {
    if (each.kind === 'edge') {
      const isOfIt = each.from === from || each.to === from
      return isOfIt ? { ...each, from: nameOf(each.from), to: nameOf(each.to) } : each
    }
    return each.name === from ? { ...each, name: to } : each
  })
}

/** The text with a node to start from, or to reach. */
export function withNamedEnd(text: string, end: 'start' | 'goal', name: string): string {
  let isTold = false
  const changed = withStatements(text, (each) => {
    if (each.kind !== 'end' || each.end !== end) return each
    isTold = true
    return { ...each, name }
  })
  return isTold ? changed : withAdded(changed, [{ kind: 'end', end, name }])
}

/** Whether the text names a start, or a goal. */
export function namesEnd(text: string, end: 'start' | 'goal'): boolean {
  return statementsOf(text).some((each) => each.kind === 'end' && each.end === end)
}

/** A name for one more node: the first letter that is free, then N27 and so on. */
export function freeName(names: readonly string[]): string {
  const taken = new Set(names)
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const numbered = () =>
    Array.from({ length: names.length + 1 }, (_, at) => `N${at + 27}`).find(
      (name) => !taken.has(name),
    )
  return letters.find((name) => !taken.has(name)) ?? numbered() ?? 'N'
}

// More digits than this are finer than anybody draws.
const digitsOfPlaces = 3

function writtenPlace({ x, y }: NodePlace): readonly [string, string] {
  const written = (each: number) => String(Number(each.toFixed(digitsOfPlaces)))
  return [written(x), written(y)]
}
