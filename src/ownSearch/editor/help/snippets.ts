import { snippetCompletion } from '@codemirror/autocomplete'

const templates = {
  'yield tree.expand(node)': 'yield tree.expand(${node})',
  'for (const child of tree.children(node))':
    'for (const ${child} of tree.children(${node})) {\n\t${}\n}',
  'while (!frontier.isEmpty())': 'while (!${frontier}.isEmpty()) {\n\t${}\n}',
  'if (tree.isGoal(node)) return tree.solve(node)':
    'if (tree.isGoal(${node})) return tree.solve(${node})',
  "return { kind: 'exhausted' }": "return { kind: 'exhausted' }",
}

/** Lines that nearly every solver has; what differs is chosen with Tab. */
export const snippets = Object.entries(templates).map(([label, template]) =>
  snippetCompletion(template, { label, type: 'snippet' }),
)
