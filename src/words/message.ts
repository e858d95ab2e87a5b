import { words } from '.'
import type { en } from './en'
import { sentenceParts, withoutMarks } from './nodeMarks'
import type { SentencePart } from './nodeMarks'
import { remembered } from './remembered'

/** The name of a text; of one with plurals without the ending that tells for which number it is. */
type Named<Name extends string> = Name extends `${infer Text}_${Intl.LDMLPluralRule}` ? Text : Name

type KeysOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Named<Name>
    : `${Name}.${KeysOf<Texts[Name]>}`
}[keyof Texts & string]

/**
 * A key of the catalogue. The library has a type for it too, but with it the type of all that is said
 * takes seconds to work out, for the check of types as for the lint.
 */
export type MessageKey = KeysOf<typeof en>

/** What a message is filled in with: plain values, other messages, or a list of these. */
export type MessageValue = string | number | Message | readonly Message[]

/** Something to say as plain data: which message, and its values. */
export interface Message {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, MessageValue>>
}

/** A text that is shown as it is: a name without words, or what somebody wrote. */
export function asItIs(text: string): Message {
  return { key: 'common.asItIs', values: { text } }
}

/** The message of a key that was put together, where there is one. */
export function messageAt(key: string, values: Message['values'] = {}): Message | undefined {
  return isKey(key) ? { key, values } : undefined
}

function isKey(key: string): key is MessageKey {
  return words.exists(key)
}

/** Puts a message into words, the messages inside it first. */
export function say(message: Message): string {
  return fillIn(message, false)
}

/** Says what `say` says, in parts: the numbers of nodes stand apart from the words around them. */
export function sayInParts(message: Message): readonly SentencePart[] {
  return sentenceParts(fillIn(message, true))
}

function fillIn(message: Message, marksNodes: boolean): string {
  return remembered([words.language, marksNodes, message], () => putTogether(message, marksNodes))
}

function putTogether({ key, values = {} }: Message, marksNodes: boolean): string {
  const filled = Object.entries(values).map(
    ([name, value]) => [name, sayValue(value, marksNodes)] as const,
  )
  return words.t(key, { ...Object.fromEntries(filled), marksNodes })
}

function sayValue(value: MessageValue, marksNodes: boolean): string | number | readonly string[] {
  if (typeof value === 'string') return marksNodes ? withoutMarks(value) : value
  if (typeof value === 'number') return value
  return isList(value) ? value.map((each) => fillIn(each, marksNodes)) : fillIn(value, marksNodes)
}

function isList(value: Message | readonly Message[]): value is readonly Message[] {
  return Array.isArray(value)
}
