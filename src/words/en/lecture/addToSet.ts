/** What is said where something is added to a set. */
export const addToSet = {
  moment: '{{problem}} · {{solver}} · step {{step, number}}',
  title: 'Add to a set',
  text: 'Sets collect what you show in a talk.',
  to: 'Set',
  newSet: 'A new set',
  newName: 'Name of the new set',
  button: 'Add',
  added: 'Added to “{{name}}”.',
  openSet: 'Open the set',
  full: 'This set has {{most, number}} entries, and no more fit. Choose a different set.',
  tooMany: '{{most, number}} sets are kept, and no more fit. Remove one first.',
  noAddress: 'The address of this is too long for a set.',
  noTitle: 'A title is missing.',
  wrongMinutes: 'Minutes are a number above 0 and up to {{most, number}}, or nothing.',
  comparison: 'Comparison: {{names}}',
  experiment: 'Experiment: {{names}}',
} as const
