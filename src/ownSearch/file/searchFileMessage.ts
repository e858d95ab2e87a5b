import { asItIs } from '../../words/message'
import type { Message } from '../../words/message'
import { quoted } from '../../words/quoted'
import { mostFileBytes, searchFileEndings } from './searchFile'
import type { SearchFileFault } from './searchFile'

const keys = {
  'wrong-ending': 'ownSearch.file.wrongEnding',
  'too-large': 'ownSearch.file.tooLarge',
  binary: 'ownSearch.file.binary',
  'not-utf-8': 'ownSearch.file.notUtf8',
  'read-failed': 'ownSearch.file.unreadable',
} as const

/** Why a file is not opened as a search, and what would be right. */
export function searchFileMessage({ kind, name }: SearchFileFault): Message {
  const values = {
    name: quoted(name),
    most: mostFileBytes,
    endings: searchFileEndings.map(asItIs),
  }
  return { key: keys[kind], values }
}
