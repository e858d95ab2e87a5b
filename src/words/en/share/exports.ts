export const exports = {
  cutTrace: 'The search trace ends after {{written, number}} of {{all, number}} events.',
  cutTree:
    'The tree in DOT and LaTeX shows the first {{written, number}} of {{all, number}} nodes.',
  title: 'For other tools',
  text: 'A search trace has the events of the search, for the visualizer Posthoc. The tree of this step can be drawn by Graphviz, or in LaTeX by the package forest.',
  trace: 'Search trace',
  dot: 'Tree as DOT',
  forest: 'Tree as LaTeX',
} as const
