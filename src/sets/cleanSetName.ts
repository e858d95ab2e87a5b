import { cleanName } from '../shared/givenName'
import { say } from '../words/message'
import { mostInSet } from './preparedSet'

/** The name of a set as it can be kept and read again: not too long, and not empty. */
export function cleanSetName(name: string): string {
  return cleanName(name, mostInSet.name) || say({ key: 'sets.untitled' })
}
