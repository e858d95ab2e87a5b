import { exportColors } from '../colors'
import { plainLine } from './plainLine'
import type { WrittenNode, WrittenTree } from './treeAt'

/**
 * A tree as a text for Graphviz.
 *
 * @param captions what stands under the tree, line by line
 *
 * Source: https://graphviz.org/doc/info/lang.html.
 */
export function dotText({ nodes }: WrittenTree, captions: readonly string[]): string {
  return [
    'digraph tree {',
    `  label=${quoted(captions)};`,
    '  labelloc=b;',
    '  ordering=out;',
    '  node [shape=box, style="rounded", fontname="sans-serif"];',
    `  edge [arrowhead=none, fontname="sans-serif", fontsize=10];`,
    ...nodes.flatMap(nodeLines),
    '}',
    '',
  ].join('\n')
}

function nodeLines(written: WrittenNode): readonly string[] {
  const { node, parent, lines, move = '' } = written
  const line = `  n${node} [label=${quoted(lines)}, ${lookOf(written)}];`
  if (parent === undefined) return [line]
  const thick = written.onSolution ? `, color="${exportColors.solution}", penwidth=3` : ''
  return [line, `  n${parent} -> n${node} [label=${quoted([move])}${thick}];`]
}

function lookOf({ status, isReplaced, onSolution }: WrittenNode): string {
  if (onSolution)
    return `style="rounded,filled", fillcolor="${exportColors['peg-home']}", penwidth=3`
  switch (status) {
    case 'waiting':
      return `color="${exportColors.waiting}", penwidth=2`
    case 'expanded':
    case 'solution':
      return `style="rounded,filled${isReplaced ? ',dashed' : ''}", fillcolor="${exportColors.tile}"`
    case 'pruned':
    case 'dropped':
    case 'superseded':
      return `style="rounded,dashed", color="${exportColors.pruned}", fontcolor="${exportColors.pruned}"`
  }
}

/** Lines as one text in quotation marks. Graphviz reads what begins with `\` or `&` in it. */
function quoted(lines: readonly string[]): string {
  const escaped = lines.map((line) =>
    plainLine(line).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('&', '&amp;'),
  )
  return `"${escaped.join('\\n')}"`
}
