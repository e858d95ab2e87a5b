import { sum } from 'd3'
import type { Problem, State } from '../../problems/problem'
import type { Message } from '../../words/message'
import { tileDistances } from '../distances/tileDistances'

/**
 * How the h of a state comes about, where it is the sum of the cells that tiles have to go: those
 * that are not at their places, each with its cells. Nothing where it comes about in another way.
 */
export function whyH(problem: Problem, state: State, h: number): Message | undefined {
  if (!problem.goal) return undefined
  const away = tileDistances(problem, state, problem.goal).filter(({ cells }) => cells > 0)
  if (away.length === 0 || sum(away, ({ cells }) => cells) !== h) return undefined
  const tiles = away.map(({ tile, cells }): Message => {
    return { key: 'selfCheck.h.tile', values: { tile, count: cells } }
  })
  return { key: 'selfCheck.h.tiles', values: { tiles, count: tiles.length, h } }
}
