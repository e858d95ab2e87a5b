import type { RouteLocation } from 'vue-router'
import type { Message } from '../../words/message'
import { quoted } from '../../words/quoted'

type Address = Pick<RouteLocation, 'params' | 'query'>

/**
 * The places that an address of a lesson names, the one that counts first: it stands in the path, and
 * may be asked for as a setting too.
 */
export function beatsIn({ params, query }: Address): readonly string[] {
  return [params.beat, query.beat].flat().flatMap((each) => each || [])
}

/** What stands in the address of a lesson beside its place, and what becomes of it. */
export function wrongInLesson(address: Address): readonly Message[] {
  const unknown = Object.keys(address.query).filter((name) => name !== 'beat')
  const [beat, ...others] = beatsIn(address)
  return [
    ...unknown.map((name): Message => {
      return { key: 'lessons.unknown', values: { name: quoted(name) } }
    }),
    ...(others.length > 0
      ? [{ key: 'lessons.beatTwice', values: { beat: quoted(beat) } } as const]
      : []),
  ]
}
