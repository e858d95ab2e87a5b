import type { TapHand } from '../taps'
import { drawTowers } from './drawTowers'
import { actionOf, topOf, unpackTowers } from './towers'
import { pegNames } from './towersText'

/** Played by tapping the peg whose top disc is taken, and the peg it is put on. */
export function createTowersHand(discs: number, pegs: number): TapHand {
  const pegOfId = (id: string | undefined) => pegNames.findIndex((name) => name === id)

  return {
    draw({ low }, [id]) {
      const taps = { pegs: true, ...(id !== undefined && { held: pegOfId(id) }) } as const
      return drawTowers(unpackTowers(low, discs), pegs, taps)
    },
    tap({ low }, [held], id) {
      if (held === id) return { kind: 'held', held: [] }
      const towers = unpackTowers(low, discs)
      const top = topOf(towers, pegOfId(id))
      if (held === undefined) {
        if (top !== undefined) return { kind: 'held', held: [id] }
        return { kind: 'refused', why: { word: 'hanoi.nothingThere', values: { peg: id } } }
      }
      const disc = topOf(towers, pegOfId(held))
      if (disc === undefined) throw new TypeError(`no disc is held from peg ${held}`)
      if (top === undefined || top > disc) {
        return { kind: 'move', action: actionOf(disc, pegOfId(id)) }
      }
      const values = { disc: disc + 1, top: top + 1 }
      return { kind: 'refused', why: { word: 'hanoi.tooLarge', values } }
    },
  }
}
