/** The field for a node to go to. */
export const treeGoTo = {
  label: 'Number of a node, or a state',
  hint: 'such as 12, or {{state}}',
  go: 'Go',
  goToStep: 'Go to step {{step, number}}',
  empty: 'Write the number of a node, or its state.',
  otherPieces:
    'The pieces of this state are not those of this problem. Write a state with the same pieces.',
  noNode: 'There is no node {{node, number}}. The last one is {{last, number}}.',
  nodeElsewhere:
    'Node {{node, number}} is not in this tree: it is generated at step {{step, number}}.',
  stateElsewhere:
    'No node of this tree has this state up to this step. Node {{node, number}} gets it at step {{step, number}}.',
  neverGenerated: 'This state was never generated.',
  notRecorded: 'No node recorded so far has this state.',
} as const
