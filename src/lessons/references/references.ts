/** A publication that lessons refer to. */
export interface Reference {
  readonly authors: string
  readonly title: string
  /** The journal, or the book or proceedings it stands in, with its volume. */
  readonly where: string
  readonly year: number
  readonly pages?: string
}

/** The publications that lessons refer to, by the name that `<LessonReference to="…">` takes. */
export const references = {
  johnson1879: {
    authors: 'W. W. Johnson and W. E. Story',
    title: 'Notes on the “15” puzzle',
    where: 'American Journal of Mathematics 2(4)',
    year: 1879,
    pages: '397–404',
  },
  moore1959: {
    authors: 'E. F. Moore',
    title: 'The shortest path through a maze',
    where:
      'Proceedings of an International Symposium on the Theory of Switching, Part II, Harvard University Press',
    year: 1959,
    pages: '285–292',
  },
  doran1966: {
    authors: 'J. E. Doran and D. Michie',
    title: 'Experiments with the Graph Traverser program',
    where: 'Proceedings of the Royal Society of London A 294(1437)',
    year: 1966,
    pages: '235–259',
  },
  hart1968: {
    authors: 'P. E. Hart, N. J. Nilsson and B. Raphael',
    title: 'A formal basis for the heuristic determination of minimum cost paths',
    where: 'IEEE Transactions on Systems Science and Cybernetics 4(2)',
    year: 1968,
    pages: '100–107',
  },
  pohl1971: {
    authors: 'I. Pohl',
    title: 'Bi-directional search',
    where: 'Machine Intelligence 6, Edinburgh University Press',
    year: 1971,
    pages: '127–140',
  },
  korf1985: {
    authors: 'R. E. Korf',
    title: 'Depth-first iterative-deepening: an optimal admissible tree search',
    where: 'Artificial Intelligence 27(1)',
    year: 1985,
    pages: '97–109',
  },
  ratner1990: {
    authors: 'D. Ratner and M. Warmuth',
    title: 'The (n² − 1)-puzzle and related relocation problems',
    where: 'Journal of Symbolic Computation 10(2)',
    year: 1990,
    pages: '111–137',
  },
  hansson1992: {
    authors: 'O. Hansson, A. Mayer and M. Yung',
    title: 'Criticizing solutions to relaxed models yields powerful admissible heuristics',
    where: 'Information Sciences 63(3)',
    year: 1992,
    pages: '207–227',
  },
  reinefeld1993: {
    authors: 'A. Reinefeld',
    title: 'Complete solution of the eight-puzzle and the benefit of node ordering in IDA*',
    where: 'Proceedings of the 13th International Joint Conference on Artificial Intelligence',
    year: 1993,
    pages: '248–253',
  },
  knuth1998: {
    authors: 'D. E. Knuth',
    title: 'The Art of Computer Programming, volume 3: Sorting and Searching',
    where: 'second edition, Addison-Wesley',
    year: 1998,
  },
  korf2005: {
    authors: 'R. E. Korf, W. Zhang, I. Thayer and H. Hohwald',
    title: 'Frontier search',
    where: 'Journal of the ACM 52(5)',
    year: 2005,
    pages: '715–748',
  },
  zhou2006: {
    authors: 'R. Zhou and E. A. Hansen',
    title: 'Breadth-first heuristic search',
    where: 'Artificial Intelligence 170(4–5)',
    year: 2006,
    pages: '385–408',
  },
} as const satisfies Readonly<Record<string, Reference>>

export type ReferenceName = keyof typeof references
