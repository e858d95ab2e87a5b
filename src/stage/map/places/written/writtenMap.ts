import type { MapBox } from './boxes'
import { letterSizes } from './letterSizes'
import type { DrawnPlaces, TriedWords, WordsRoom, WrittenMap } from './mapWords'
import { isComplete, toldBy, whole, worthOf } from './toldBy'
import { wordsInSize } from './wordsInSize'
import type { WordsInSize } from './wordsInSize'

// So often names are asked to stand elsewhere, for more costs each time.
const rounds = 3

/**
 * What is written on a map: every name, every cost, and room for every value, in letters of the
 * usual size; or where there is no room for that, as much of it as there is, rather names than
 * costs, in letters that may be smaller. These are tried only where a name or a cost is left out.
 */
export function writtenMap(drawn: DrawnPlaces, room: WordsRoom): WrittenMap {
  const sizes = letterSizes(room.palette.letters, drawn.map.places.length, drawn.isCrowded)
  const worthIn = (tried: TriedWords) => worthOf(toldBy(tried, drawn), tried.letters / sizes[0])
  let words = wordsInSize(sizes[0], drawn, room)
  let best = withMoreCosts(words, triedIn(words))
  for (const letters of sizes.slice(1)) {
    if (isComplete(best, drawn) || worthOf(whole, letters / sizes[0]) <= worthIn(best)) break
    const smaller = wordsInSize(letters, drawn, room)
    const tried = triedIn(smaller)
    if (worthIn(tried) <= worthIn(best)) continue
    best = withMoreCosts(smaller, tried)
    words = smaller
  }
  return { ...best, spare: words.spares(best.labels) }

  function triedIn({ tried }: WordsInSize): TriedWords {
    const low = tried(1, [])
    const [first] = low
    // Where one row has no room, two have none.
    const isEnough = toldBy(first, drawn) >= whole || first.labels.includes(undefined)
    return bestOf(isEnough ? low : [...low, ...tried(2, [])])
  }

  /** Names that stand where a cost has its only room are asked to stand elsewhere. */
  function withMoreCosts({ tried, costsAlone }: WordsInSize, told: TriedWords): TriedWords {
    if (isComplete(told, drawn)) return told
    const alone = costsAlone()
    let most = told
    let reserved: readonly MapBox[] = []
    for (let round = 0; round < rounds && !isComplete(most, drawn); round++) {
      const written = new Set(most.costs.map(({ way }) => way))
      const missing = alone.filter(({ way }) => !written.has(way))
      reserved = [...reserved, ...missing.map(({ box }) => box)]
      most = bestOf([most, ...tried(most.rows, reserved)])
    }
    return most
  }

  function bestOf(all: readonly TriedWords[]): TriedWords {
    return all.reduce((most, each) => (worthIn(each) > worthIn(most) ? each : most))
  }
}
