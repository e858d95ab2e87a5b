import type { Example } from '../manifest'

/** What a pile is an example of. */
type PancakesExample =
  | 'fourPancakes'
  | 'sixPancakes'
  | 'hardestSix'
  | 'ninePancakes'
  | 'twelvePancakes'

const problem = 'pancakes'

/**
 * Piles worth seeing. Of six pancakes there are two hardest ones, of which one is here; of nine there
 * are 5,804 as far as this one.
 */
export const pancakeExamples: readonly Example<PancakesExample>[] = [
  {
    title: 'fourPancakes',
    settings: { problem, pancakes: '4', start: '2413', goal: '1234' },
    search: 'now',
  },
  {
    title: 'sixPancakes',
    settings: { problem, pancakes: '6', start: '253614', goal: '123456' },
    search: 'now',
  },
  {
    title: 'hardestSix',
    settings: { problem, pancakes: '6', start: '462513', goal: '123456' },
    search: 'now',
  },
  {
    title: 'ninePancakes',
    settings: { problem, pancakes: '9', start: '857913246', goal: '123456789' },
    search: 'never',
    length: () => 10,
  },
  {
    title: 'twelvePancakes',
    settings: {
      problem,
      pancakes: '12',
      start: '7,2,10,5,12,1,8,3,11,6,9,4',
      goal: '1,2,3,4,5,6,7,8,9,10,11,12',
    },
    search: 'never',
    length: () => 12,
  },
]
