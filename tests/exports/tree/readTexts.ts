/** An edge of a tree from the first line on the parent to the first line on the child. */
export type Edge = readonly [parent: string, child: string]

export interface ReadTree {
  readonly nodes: readonly string[]
  readonly edges: readonly Edge[]
  /** The lines on each node, in the order in which the nodes stand. */
  readonly lines: readonly (readonly string[])[]
}

/** Reads a graph as Graphviz does, sign by sign: names, quoted texts, arrows. */
export function readDot(text: string): ReadTree {
  const tokens = Array.from(
    text.matchAll(/"((?:[^"\\]|\\[^])*)"|->|[A-Za-z_]\w*|\d+|[{}[\]=;,]/g),
    ([token, quoted]) => ({ token, quoted }),
  )
  const nodes: string[] = []
  const lines: string[][] = []
  const ids: Edge[] = []
  for (const [at, { token }] of tokens.entries()) {
    if (!/^n\d+$/.test(token)) continue
    if (tokens[at + 1].token === '->') ids.push([token.slice(1), tokens[at + 2].token.slice(1)])
    const isNode = tokens[at + 1].token === '[' && tokens[at - 1].token !== '->'
    if (!isNode) continue
    nodes.push(token.slice(1))
    lines.push((tokens[at + 4].quoted ?? '').split(/(?<=(?<!\\)(?:\\\\)*)\\n/).map(fromDot))
  }
  return { nodes, edges: ids, lines }
}

function fromDot(line: string): string {
  return line.replaceAll('&amp;', '&').replace(/\\(.)/g, '$1')
}

/** Reads the trees in brackets of all `forest` environments, with braces as TeX counts them. */
export function readForest(text: string): ReadTree {
  const nodes: string[] = []
  const lines: string[][] = []
  const edges: Edge[] = []
  for (const [, body] of text.matchAll(/\\begin\{forest\}([^]*?)\\end\{forest\}/g)) {
    const path: string[] = []
    let depth = 0
    for (let at = 0; at < body.length; at++) {
      const sign = body[at]
      if (sign === '\\') at++
      else if (sign === '{') depth++
      else if (sign === '}') depth--
      else if (depth === 0 && sign === ']') path.pop()
      else if (depth === 0 && sign === '[') {
        const label = groupAt(body, at + 1)
        const said = label.split('\\\\{}').map(fromTex)
        const parent = path.at(-1)
        if (parent !== undefined) edges.push([parent, said[0]])
        nodes.push(said[0])
        lines.push(said)
        path.push(said[0])
      }
    }
    if (depth !== 0 || path.length !== 0) throw new Error('brackets that are not closed')
  }
  return { nodes, edges, lines }
}

/** What stands between a brace and the one that closes it. */
function groupAt(text: string, from: number): string {
  if (text[from] !== '{') throw new Error('a node without its text in braces')
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return text.slice(from + 1, at)
  }
  throw new Error('a brace that is not closed')
}

const signs: Readonly<Record<string, string>> = {
  textbackslash: '\\',
  textasciicircum: '^',
  textasciitilde: '~',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  char34: '"',
}

function fromTex(line: string): string {
  const plain = line
    .replaceAll('$\\rightarrow$', '→')
    .replaceAll('$\\leftarrow$', '←')
    .replaceAll('$\\times$', '×')
  return plain.replace(/\\([a-z]+\d*)\{\}|\\(.)/g, (_, name: string | undefined, sign: string) => {
    return name === undefined ? sign : (signs[name] ?? `unknown ${name}`)
  })
}
