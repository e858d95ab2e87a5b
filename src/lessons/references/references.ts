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
  dijkstra1959: {
    authors: 'E. W. Dijkstra',
    title: 'A note on two problems in connexion with graphs',
    where: 'Numerische Mathematik 1',
    year: 1959,
    pages: '269–271',
  },
  moore1959: {
    authors: 'E. F. Moore',
    title: 'The shortest path through a maze',
    where:
      'Proceedings of an International Symposium on the Theory of Switching, Part II, Harvard University Press',
    year: 1959,
    pages: '285–292',
  },
  land1960: {
    authors: 'A. H. Land and A. G. Doig',
    title: 'An automatic method of solving discrete programming problems',
    where: 'Econometrica 28(3)',
    year: 1960,
    pages: '497–520',
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
  pohl1970: {
    authors: 'I. Pohl',
    title: 'Heuristic search viewed as path finding in a graph',
    where: 'Artificial Intelligence 1(3–4)',
    year: 1970,
    pages: '193–204',
  },
  pohl1971: {
    authors: 'I. Pohl',
    title: 'Bi-directional search',
    where: 'Machine Intelligence 6, Edinburgh University Press',
    year: 1971,
    pages: '127–140',
  },
  hart1972: {
    authors: 'P. E. Hart, N. J. Nilsson and B. Raphael',
    title: 'Correction to “A formal basis for the heuristic determination of minimum cost paths”',
    where: 'SIGART Newsletter 37',
    year: 1972,
    pages: '28–29',
  },
  martelli1977: {
    authors: 'A. Martelli',
    title: 'On the complexity of admissible search algorithms',
    where: 'Artificial Intelligence 8(1)',
    year: 1977,
    pages: '1–13',
  },
  dechter1985: {
    authors: 'R. Dechter and J. Pearl',
    title: 'Generalized best-first search strategies and the optimality of A*',
    where: 'Journal of the ACM 32(3)',
    year: 1985,
    pages: '505–536',
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
  felner2011: {
    authors: 'A. Felner',
    title: 'Dijkstra’s algorithm versus uniform cost search or a case against Dijkstra’s algorithm',
    where: 'Proceedings of the Fourth Annual Symposium on Combinatorial Search',
    year: 2011,
    pages: '47–51',
  },
  asai2017: {
    authors: 'M. Asai and A. Fukunaga',
    title: 'Tie-breaking strategies for cost-optimal best first search',
    where: 'Journal of Artificial Intelligence Research 58',
    year: 2017,
    pages: '67–121',
  },
  russell2021: {
    authors: 'S. Russell and P. Norvig',
    title: 'Artificial Intelligence: A Modern Approach',
    where: 'fourth edition, Pearson',
    year: 2021,
  },
} as const satisfies Readonly<Record<string, Reference>>

export type ReferenceName = keyof typeof references
