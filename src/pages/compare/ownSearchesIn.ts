import { isUnread } from '../../ownSearch/admit/foreignSearches'
import { namedIn } from '../../ownSearch/admit/namedCode'
import type { NamedCode } from '../../ownSearch/admit/namedCode'
import type { Query } from '../../setup/address/address'
import { searchKeys } from './address'

/** The searches of one's own that the query of a comparison names, as far as they have code. */
export function ownSearchesIn(query: Query): readonly NamedCode[] {
  return searchKeys.flatMap((key) => namedInText(query[key]) ?? [])
}

/** A query in which searches that could not be read are as if their solver had not been named. */
export function withoutUnread(query: Query): Query {
  const texts = searchKeys.flatMap((key) => {
    const text = query[key]
    const named = namedInText(text)
    if (!named || typeof text !== 'string' || !isUnread({ ...named })) return []
    const params = new URLSearchParams(text)
    params.delete('solver')
    params.delete('code')
    return [[key, params.toString()] as const]
  })
  return { ...query, ...Object.fromEntries(texts) }
}

function namedInText(text: unknown): NamedCode | undefined {
  return typeof text === 'string'
    ? namedIn(Object.fromEntries(new URLSearchParams(text)))
    : undefined
}
