export const home = {
  title: 'Watch a search algorithm think',
  what: 'Tansaku plays searches on puzzles that you know: each node expanded, each child pruned, and why. Step forward and back, from a tree of three boards to the whole 8-puzzle.',
  toLab: 'Open the lab',
  toFirst: 'Begin with lesson 1',
  stage: 'A breadth-first search of the 8-puzzle',
  lessons: 'Short texts beside a search, with questions to answer before it goes on.',
  worthSeeing: 'Worth seeing',
  examplesHint: 'Each opens in the lab, where everything can be changed.',
  examples: {
    whole: {
      title: 'The whole 8-puzzle',
      why: 'Breadth-first search from one of the two farthest boards: all that can be reached, in one picture.',
    },
    sum: {
      title: 'A* with a heuristic that is not admissible',
      why: 'The sum of two heuristics can be too high. Is the first path found still the shortest?',
    },
    bothEnds: {
      title: 'Bidirectional search',
      why: 'The same farthest board, and two searches that meet in the middle: far fewer nodes.',
    },
    daughter: {
      title: 'Hakoiri musume',
      why: 'The daughter in the box. Blocks of one shape count as the same.',
    },
    fifteen: {
      title: 'IDA* on the 15-puzzle',
      why: 'Hardly any memory: it goes deep, forgets, and begins again with a higher limit.',
    },
    pegs: {
      title: 'Peg solitaire',
      why: 'Depth-first on a triangle of fifteen holes, where no jump can be undone.',
    },
  },
} as const
