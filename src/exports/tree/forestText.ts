import type { Node } from '../../solvers/solver'
import { exportColors } from '../colors'
import { plainLine } from './plainLine'
import type { WrittenNode, WrittenTree } from './treeAt'

/**
 * A tree as a document in LaTeX, drawn by the package `forest`; where a search has two trees, they
 * stand one below the other.
 *
 * @param captions what stands under the tree, line by line
 *
 * Source: S. Živanović, Forest: a PGF/TikZ-based package for drawing linguistic trees, its manual.
 */
export function forestText({ nodes }: WrittenTree, captions: readonly string[]): string {
  const children = childrenIn(nodes)
  const roots = children.get(undefined) ?? []
  const options = optionsFor(nodes)
  return [
    ...preamble,
    '\\begin{document}',
    '\\sffamily',
    ...roots.flatMap((root) => [
      '\\begin{forest}',
      options,
      ...branch(root, children),
      '\\end{forest}',
      '',
    ]),
    ...captions.map((line) => `\\par ${escaped(line)}`),
    '\\end{document}',
    '',
  ].join('\n')
}

const color = (name: keyof typeof exportColors) =>
  `\\definecolor{${name}}{HTML}{${exportColors[name].slice(1).toUpperCase()}}`

const preamble = [
  '\\documentclass[border=6pt, varwidth=\\maxdimen]{standalone}',
  // Only newer engines can take fonts with letters of all scripts.
  '\\usepackage{iftex}',
  '\\ifPDFTeX\\usepackage[T1]{fontenc}\\else\\usepackage{fontspec}\\fi',
  '\\usepackage{forest}',
  ...(['waiting', 'tile', 'peg-home', 'pruned', 'solution'] as const).map(color),
]

// The braces keep a line that begins with a bracket from being read as a length.
const nextLine = '\\\\{}'

// In em: the width of a letter in small type, what stands around a label, and between two siblings.
const letter = 0.45
const aroundLabel = 0.4
const betweenSiblings = 0.66
/** How far down its edge a label stands: where edges have parted. */
const labelPlace = 0.7

/** The options of all nodes: siblings stand so far apart that the actions on their edges do not touch. */
function optionsFor(nodes: readonly WrittenNode[]): string {
  const longest = nodes.reduce((most, { move = '' }) => Math.max(most, move.length), 0)
  const width = (longest * letter + aroundLabel) / labelPlace - betweenSiblings
  return [
    '  for tree={draw, rounded corners, align=center, parent anchor=south, child anchor=north,',
    `    l sep+=2ex, minimum width=${Math.max(0, width).toFixed(1)}em}`,
  ].join('\n')
}

function childrenIn(
  nodes: readonly WrittenNode[],
): ReadonlyMap<Node | undefined, readonly WrittenNode[]> {
  const children = new Map<Node | undefined, WrittenNode[]>()
  for (const node of nodes) {
    const siblings = children.get(node.parent)
    if (siblings) siblings.push(node)
    else children.set(node.parent, [node])
  }
  return children
}

/** The lines of a node and of all below it; a stack of its own, as trees can be deep. */
function branch(
  root: WrittenNode,
  children: ReadonlyMap<Node | undefined, readonly WrittenNode[]>,
): readonly string[] {
  const lines: string[] = []
  const open: (WrittenNode | 'close')[] = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === 'close') {
      lines.push(']')
      continue
    }
    lines.push(`[{${next.lines.map(escaped).join(nextLine)}}, ${lookOf(next)}${edgeOf(next)}`)
    open.push('close', ...(children.get(next.node) ?? []).toReversed())
  }
  return lines
}

function lookOf({ status, isReplaced, onSolution }: WrittenNode): string {
  if (onSolution) return 'fill=peg-home, very thick'
  switch (status) {
    case 'waiting':
      return 'draw=waiting, very thick'
    case 'expanded':
    case 'solution':
      return isReplaced ? 'fill=tile, dashed' : 'fill=tile'
    case 'pruned':
    case 'dropped':
    case 'superseded':
      return 'draw=pruned, dashed, text=pruned'
  }
}

function edgeOf({ move, onSolution }: WrittenNode): string {
  if (move === undefined) return ''
  const label = `node[pos=${labelPlace}, fill=white, inner sep=1pt, font=\\scriptsize]{${escaped(move)}}`
  return `, edge label={${label}}${onSolution ? ', edge={solution, ultra thick}' : ''}`
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  // In some languages LaTeX reads the sign itself as part of a command.
  '"': '\\char34{}',
  // These are in no font that LaTeX takes by itself.
  '→': '$\\rightarrow$',
  '←': '$\\leftarrow$',
  '×': '$\\times$',
}

/** A line as LaTeX prints it, with commands for signs that it reads otherwise. */
function escaped(line: string): string {
  return plainLine(line).replace(/[\\{}$&#^_~%<>|"→←×]/g, (sign) => commands[sign] ?? `\\${sign}`)
}
