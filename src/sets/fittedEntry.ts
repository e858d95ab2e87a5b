import { cleanName, firstCharacters } from '../shared/givenName'
import { say } from '../words/message'
import { isMinutes, mostInSet } from './preparedSet'
import type { SetEntry } from './preparedSet'

/** The entry as it can be kept and read again: its texts not too long, its title not empty. */
export function fittedEntry({ id, title, address, note, minutes }: SetEntry): SetEntry {
  return {
    id,
    title: cleanName(title, mostInSet.title) || say({ key: 'sets.untitledEntry' }),
    address,
    note: firstCharacters(note, mostInSet.note),
    ...(isMinutes(minutes) ? { minutes } : {}),
  }
}
