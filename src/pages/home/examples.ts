import type { Settings } from '../../problems/problem'

/** Searches worth seeing first, in the order shown; their words stand under `home.examples`. */
export const homeExamples = [
  { name: 'whole', settings: { start: '867254301' } },
  { name: 'sum', settings: { start: '082513476', solver: 'a-star', heuristic: 'sum' } },
  { name: 'bothEnds', settings: { start: '867254301', solver: 'bidirectional' } },
  { name: 'daughter', settings: { problem: 'blocks', start: 'ABBC/ABBC/GHIJ/DEEF/D..F' } },
  {
    name: 'fifteen',
    settings: {
      problem: 'sliding-4x4',
      start: '1,2,3,4,5,0,6,7,10,13,11,8,9,14,15,12',
      solver: 'ida-star',
    },
  },
  { name: 'pegs', settings: { problem: 'pegs-15', solver: 'depth-first' } },
] as const satisfies readonly { readonly name: string; readonly settings: Settings }[]
