import type { Example } from '../manifest'

const words = ['near', 'middle', 'farthest', 'unsolvable'] as const

/** What a start board is an example of, seen from the default goal of its size. */
export type SlidingExample = (typeof words)[number]

/** A farthest board is known for those sizes of which every board can be searched. */
type Starts = Readonly<Record<Exclude<SlidingExample, 'farthest'>, string>> & {
  readonly farthest?: string
}

const startsOfSizes: Readonly<Record<string, Starts>> = {
  'sliding-3x3': {
    near: '123456078',
    middle: '451260738',
    farthest: '867254301',
    unsolvable: '123456870',
  },
  'sliding-2x2': { near: '0132', middle: '3120', farthest: '0321', unsolvable: '1320' },
  'sliding-3x2': { near: '103425', middle: '451023', farthest: '450123', unsolvable: '123540' },
  'sliding-2x3': { near: '120354', middle: '302415', farthest: '214305', unsolvable: '123540' },
  'sliding-4x2': {
    near: '12345067',
    middle: '12637504',
    farthest: '07214365',
    unsolvable: '12345760',
  },
  'sliding-2x4': {
    near: '12305476',
    middle: '27134065',
    farthest: '07653412',
    unsolvable: '12345760',
  },
  'sliding-4x3': {
    near: '1,2,3,4,5,6,7,8,9,0,10,11',
    middle: '2,3,4,0,1,9,6,7,10,5,11,8',
    unsolvable: '1,2,3,4,5,6,7,8,9,11,10,0',
  },
  'sliding-3x4': {
    near: '1,2,3,4,5,6,7,8,9,0,10,11',
    middle: '1,2,3,7,4,6,11,10,5,0,9,8',
    unsolvable: '1,2,3,4,5,6,7,8,9,11,10,0',
  },
  'sliding-4x4': {
    near: '1,2,3,4,5,6,7,8,9,10,11,12,13,0,14,15',
    middle: '1,2,3,4,5,0,6,7,10,13,11,8,9,14,15,12',
    unsolvable: '1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0',
  },
}

/** The start boards that are examples of a size. */
export function slidingStarts(name: string): Starts | undefined {
  return Object.hasOwn(startsOfSizes, name) ? startsOfSizes[name] : undefined
}

const searches = { near: 'now', middle: 'now', farthest: 'later', unsolvable: 'never' } as const

/** The examples of a size, the nearest to the goal first. */
export function slidingExamples(problem: string): readonly Example<SlidingExample>[] {
  return words.flatMap((title) => {
    const start = slidingStarts(problem)?.[title]
    if (start === undefined) return []
    const byLength = title === 'near' || title === 'middle'
    const settings = { problem, start }
    return [{ title, settings, search: searches[title], ...(byLength && { byLength }) }]
  })
}
