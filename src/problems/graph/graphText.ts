import { mostCost } from '../costs'
import type { Result } from '../result'
import type { Told } from '../told'
import { inUnits, isLongNumber, mostDecimals, mostDigits, readDecimal } from './decimals'
import type { Decimal } from './decimals'
import type { Graph } from './graph'
import { faultOfName, longestName } from './nodeName'
import { isFact, isNumber, isOpenQuote, isSign, tokenLines } from './tokens'
import type { Token, TokenLine } from './tokens'
import { sayingName, spacedName, touchedSign, wrongAt, wrongText, WrongText } from './wrongText'
import type { GraphTextFault } from './wrongText'

/** The most nodes, edges and characters that a graph may have. */
export const mostNodes = 65_000
export const mostEdges = 500_000
const mostCharacters = 8_000_000
/** The most ways out of a node: an action is the place of one among them, in 16 bits. */
export const mostWays = 0x1_0000

interface DraftNode {
  readonly name: string
  /** Where it is named first. */
  readonly line: TokenLine
  readonly token: Token
  place?: { readonly x: number; readonly y: number }
  h?: Decimal
  isDeclared: boolean
}

interface DraftEdge {
  readonly from: number
  readonly to: number
  readonly cost: Decimal
  readonly directed: boolean
}

/** A node that a line names as the start or the goal. */
interface NamedEnd {
  readonly line: TokenLine
  readonly name: Token
}

/**
 * Reads a graph, a statement a line (or between semicolons); what follows a `#` is left out.
 *
 * - `Arad - Sibiu 140` is an edge with a cost, `Arad -> Sibiu 140` one that leads one way only.
 * - `node Arad @ 91 108 h 366` gives a node a place (x to the right, y down) and its h; either
 *   may be missing. A node needs no such line where it has an edge.
 * - `start Arad` and `goal Bucharest` name the nodes to start from and to reach. They make no node.
 *
 * A name with spaces, or one that is a keyword, stands in quotation marks.
 */
export function readGraph(text: string): Result<Graph, Told> {
  try {
    return { ok: true, value: graphOf(text) }
  } catch (reason) {
    if (reason instanceof WrongText) return { ok: false, fault: reason.told }
    throw reason
  }
}

function graphOf(text: string): Graph {
  if (text.length > mostCharacters) throw wrongText('tooLong', { most: mostCharacters })
  const draft = new Draft()
  for (const line of tokenLines(text)) draft.read(line)
  return draft.graph()
}

class Draft {
  private readonly nodes: DraftNode[] = []
  private readonly edges: DraftEdge[] = []
  private readonly numbers = new Map<string, number>()
  private readonly ends: { start?: NamedEnd; goal?: NamedEnd } = {}

  read(line: TokenLine): void {
    const open = line.tokens.find(isOpenQuote)
    if (open) throw wrongAt(line, open, 'openQuote')
    const [first] = line.tokens
    const keyword = first.quoted ? '' : first.text.toLowerCase()
    if (keyword === 'start' || keyword === 'goal') this.readEnd(line, keyword)
    else if (keyword === 'node') this.readNode(line)
    else this.readEdge(line)
  }

  graph(): Graph {
    const { nodes, edges } = this
    if (nodes.length === 0) throw wrongText('empty', {})
    const digits = Math.max(
      edges.reduce((most, { cost }) => Math.max(most, cost.behind.length), 0),
      nodes.reduce((most, { h }) => Math.max(most, h?.behind.length ?? 0), 0),
    )
    const one = 10 ** digits
    const sum = edges.reduce((all, { cost }) => all + inUnits(cost, digits), 0)
    if (sum > mostCost) throw wrongText('tooMuch', { most: Math.floor(mostCost / one) })
    const crowded = nodes[waysOut(edges, nodes.length).findIndex((ways) => ways > mostWays)]
    if (crowded) throw wrongText('tooMany.ways', { name: crowded.name, most: mostWays })
    const large = nodes.find(({ h }) => h && inUnits(h, digits) > mostCost)
    if (large) {
      throw wrongText('largeH', { name: large.name, most: Math.floor(mostCost / one) })
    }
    const without = nodes.find(({ h }) => h === undefined)
    if (without && nodes.some(({ h }) => h !== undefined)) {
      throw wrongAt(without.line, without.token, 'noH')
    }
    return {
      nodes: nodes.map(({ name, place, h }) => {
        return { name, place, h: h && inUnits(h, digits) }
      }),
      edges: edges.map((edge) => ({ ...edge, cost: inUnits(edge.cost, digits) })),
      one,
      start: this.endOf(this.ends.start),
      goal: this.endOf(this.ends.goal),
    }
  }

  /** The node of a line that names an end. The lines that make nodes may come after it. */
  private endOf(end: NamedEnd | undefined): number | undefined {
    if (!end) return undefined
    const number = this.numbers.get(end.name.text)
    if (number === undefined) throw wrongAt(end.line, end.name, 'unknownEnd')
    return number
  }

  private readEnd(line: TokenLine, end: 'start' | 'goal'): void {
    const [keyword, name, more] = line.tokens
    if (this.ends[end] !== undefined) throw wrongAt(line, keyword, `twice.${end}`)
    if (!name) throw wrongAt(line, keyword, 'noName')
    if (more) throw spacedName(line, line.tokens.slice(1)) ?? wrongAt(line, more, 'moreThanName')
    this.ends[end] = { line, name }
  }

  private readNode(line: TokenLine): void {
    const [keyword, name, ...facts] = line.tokens
    if (!name) throw wrongAt(line, keyword, 'noName')
    const node = this.nodes[this.numberOf(line, name)]
    if (node.isDeclared) throw wrongAt(line, name, 'twice.node')
    node.isDeclared = true
    for (let next = 0; next < facts.length;) {
      const fact = facts[next]
      if (fact.text === '@') {
        const [x, y] = [facts[next + 1], facts[next + 2]].map((each) =>
          Number(each?.text || 'none'),
        )
        if (!isWithinReach(x) || !isWithinReach(y)) throw wrongAt(line, fact, 'notAPlace')
        node.place = { x, y }
        next += 3
      } else if (fact.text === 'h') {
        node.h = readNumber(line, facts[next + 1] ?? fact, 'notAnH')
        next += 2
      } else {
        throw sayingName(line, [name, ...facts], isFact) ?? wrongAt(line, fact, 'notAPlace')
      }
    }
  }

  private readEdge(line: TokenLine): void {
    const [from, sign, to, cost, more] = line.tokens
    if (!sign || !isSign(sign) || !to) {
      throw (
        sayingName(line, line.tokens, isSign) ??
        touchedSign(line) ??
        wrongAt(line, sign ?? from, 'noEdge')
      )
    }
    if (!cost) throw wrongAt(line, to, 'noCost')
    if (cost.quoted || more) {
      throw (
        sayingName(line, line.tokens.slice(2), isNumber) ?? wrongAt(line, more ?? cost, 'notACost')
      )
    }
    const read = readNumber(line, cost, 'notACost')
    if (this.edges.length === mostEdges) throw wrongText('tooMany.edges', { most: mostEdges })
    const ends = { from: this.numberOf(line, from), to: this.numberOf(line, to) }
    this.edges.push({ ...ends, cost: read, directed: sign.text === '->' })
  }

  /** The number of a node, which is new where its name is. */
  private numberOf(line: TokenLine, token: Token): number {
    const { text: name } = token
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const fault = faultOfName(name)
    if (fault) throw wrongAt(line, token, fault, { most: longestName })
    const number = this.nodes.length
    if (number === mostNodes) throw wrongText('tooMany.nodes', { most: mostNodes })
    this.nodes.push({ name, line, token, isDeclared: false })
    this.numbers.set(name, number)
    return number
  }
}

/** How many ways lead out of each node. An edge of a node with itself is one. */
function waysOut(edges: readonly DraftEdge[], nodes: number): Int32Array {
  const ways = new Int32Array(nodes)
  for (const { from, to, directed } of edges) {
    ways[from]++
    if (!directed && from !== to) ways[to]++
  }
  return ways
}

function readNumber(line: TokenLine, token: Token, fault: GraphTextFault): Decimal {
  const number = readDecimal(token.text)
  if (number) return number
  const pointed = token.text.replace(/,(?=\d)/, '.')
  if (readDecimal(pointed)) throw wrongAt(line, token, 'comma', { number: pointed })
  if (!isLongNumber(token.text)) throw wrongAt(line, token, fault)
  throw wrongAt(line, token, 'longNumber', { most: mostDigits, behind: mostDecimals })
}

function isWithinReach(coordinate: number): boolean {
  return Number.isFinite(coordinate) && Math.abs(coordinate) <= 1e9
}
