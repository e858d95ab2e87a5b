/** The pages about the course as a whole: what is mastered, and whom it follows. */
export const course = {
  title: 'Your course',
  link: 'Your course: what you have mastered',
  hint: 'What you have done is kept on this device only. A lesson is mastered when five of six questions of its self-check are right.',
  mastered: '{{count, number}} of {{of, number}} lessons mastered.',
  reader: 'Name:',
  lesson: 'Lesson',
  columns: {
    seen: 'Read',
    predictions: 'Predictions',
    exercises: 'Exercises',
    challenges: 'Challenges',
    check: 'Self-check',
  },
  share: '{{done, number}} of {{of, number}}',
  isMastered: 'mastered',
  toCheck: 'check yourself',
} as const

/** The write-ups that the lessons follow. */
export const sources = {
  title: 'Sources',
  link: 'The write-ups that these lessons follow',
  intro:
    'The lessons follow five write-ups on puzzle solving, all in Japanese. Their figures and their ideas are taken up here; sentences and code are not. Each figure was counted again. Papers and books are named at the end of the lesson that uses them.',
  pages: {
    hiroiPython: {
      original: '「幅優先探索と反復深化」',
      title: 'Breadth-first search and iterative deepening',
      by: 'Makoto Hiroi, 2007: Algorithms with Python, M.Hiroi’s Home Page.',
      owed: 'Breadth-first search of the 8-puzzle, the search from both ends (363 against 78), the farthest boards, iterative deepening, lower-bound pruning.',
    },
    hiroiPerl: {
      original: '「パズルの解法 (3)」',
      title: 'Solving puzzles, 3',
      by: 'Makoto Hiroi, 2015–2023: お気楽 Perl プログラミング超入門, M.Hiroi’s Home Page.',
      owed: 'Peg solitaire (Hoppers) and the 8-puzzle by iterative deepening and a lower bound.',
    },
    eightPuzzle: {
      original: '「8パズル探索アルゴリズム」',
      title: 'Search algorithms for the 8-puzzle',
      by: 'The author is not named on the page.',
      owed: 'Breadth-first search, depth-first search and A* over 100 boards, with their means.',
    },
    hakoiri: {
      original: '「箱入り娘」',
      title: 'The daughter in the box',
      by: 'The author is not named on the page (an address of Waseda University).',
      owed: 'Hakoiri musume: finding duplicates by list, by tree and by two steps, and the proof; mirror images; an applet to play with.',
    },
    contest: {
      original: '「多分競プロでは使わない」',
      title: 'Not to be used in contests, perhaps',
      by: 'The author is not named on the page.',
      owed: 'States as objects: equality and hash, a list against a set; the input and output of the contest.',
    },
  },
} as const
