import { shuffled } from '../../problems/random'
import type { Random } from '../../problems/random'
import type { Message } from '../../words/message'
import { searchNeeds } from './searchNeeds'

const wrongOffered = 3

/**
 * A need of the table of searches, and four searches of which one serves it.
 *
 * @param part of which lessons: with `before` no search is offered that comes after that of the
 *   table; with `after` the right one does
 */
export function whichQuestion(random: Random, part: 'before' | 'after') {
  const asked = searchNeeds.filter((each) => each.part === part)
  const known = part === 'before' ? asked : searchNeeds
  const { need, orElse } = asked[Math.floor(random() * asked.length)]
  const served: readonly string[] = [need, ...orElse]
  const others = known.map((each) => each.need).filter((id) => !served.includes(id))
  const offered = shuffled([need, ...shuffled(others, random).slice(0, wrongOffered)], random)
  return {
    asked: {
      key: 'selfCheck.which.asked',
      values: { need: { key: `whichSearch.needs.${need}` } },
    } satisfies Message,
    options: offered.map((id): Message => ({ key: `whichSearch.searches.${id}` })),
    right: offered.indexOf(need),
    why: { key: `whichSearch.why.${need}` } satisfies Message,
  }
}
