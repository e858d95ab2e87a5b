import { WrongMessage } from './fault'
import { MessageParts } from './readMessage'
import type { MessageReader } from './readMessage'
import {
  flag,
  listOfAtMost,
  numberWithin,
  oneAmong,
  textLike,
  textOfAtMost,
  wholeBetween,
} from './values'

const kinds = ['node', 'yes-no', 'number', 'words', 'several'] as const

/** A question that the teacher puts to all. */
export interface ClassQuestion {
  readonly id: string
  /**
   * What answers it: the number of a node, yes or no, a number, one of two words, any of some
   * words.
   */
  readonly kind: (typeof kinds)[number]
  readonly text: string
  /** The words to choose from. */
  readonly words?: readonly string[] | undefined
  /** The second vote comes after discussion. */
  readonly round: 1 | 2
}

/**
 * An answer to a round of a question. Of yes and no, and of two words, it is the place: 0 or 1. Of
 * several words it has a bit for each, the lowest for the first.
 */
export interface GivenAnswer {
  readonly id: string
  readonly round: 1 | 2
  readonly answer: number
}

export interface AnswerCount {
  readonly answer: number
  readonly count: number
}

/** How often each answer to a round was given. */
export interface Tally {
  readonly round: 1 | 2
  /** By answer; where there are many, those that were given most often. */
  readonly counts: readonly AnswerCount[]
  /** How many gave an answer that is not listed. */
  readonly others: number
}

/** A question as the whole class knows it. */
export interface PutQuestion {
  readonly question: ClassQuestion
  /** Whether it can be answered. */
  readonly open: boolean
  /** A tally for each round, once the teacher has released them. */
  readonly released?: readonly Tally[] | undefined
  /** The right answer, if the teacher has released one. */
  readonly right?: number | undefined
}

/** A question as the teacher knows it: enough to put it again to a relay that has forgotten it. */
export interface AskedQuestion {
  readonly question: ClassQuestion
  readonly open: boolean
  readonly isReleased: boolean
  readonly tallies: readonly Tally[]
  /** The right answer that was released. */
  readonly right?: number | undefined
}

/** The question as the whole class may know it: no tally and no right answer before their time. */
export function asPut({ question, open, isReleased, tallies, right }: AskedQuestion): PutQuestion {
  const released = { released: tallies, ...(right !== undefined && { right }) }
  return { question, open, ...(isReleased && released) }
}

/** No room holds more students. */
export const mostStudents = 1_000

export const longestQuestion = 300
/** No answer is larger, or smaller than its opposite. */
export const largestAnswer = 1e9
const digitsOfAnswer = 6

/** The most words to choose from. */
export const mostWords = 12
/** In a word to choose, in signs. */
export const longestWord = 80

/** Two tallies of this many answers fit into one message. */
export const mostCounts = 400

const readRound = oneAmong([1, 2])
const readId = textLike(/^[\w-]{1,40}$/, 'a name of at most 40 letters and digits')
const readWord = textOfAtMost(longestWord)
const readAnyAnswer = numberWithin(largestAnswer, digitsOfAnswer)
const readCount = wholeBetween(1, mostStudents)

/**
 * Reads a question that a teacher puts.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readClassQuestion(data: unknown, field: string): ClassQuestion {
  const parts = new MessageParts(data, field)
  const kind = parts.read('kind', oneAmong(kinds))
  return {
    id: parts.read('id', readId),
    kind,
    text: parts.read('text', textOfAtMost(longestQuestion)),
    ...(kind === 'words' && { words: parts.read('words', readTwoWords) }),
    ...(kind === 'several' && { words: parts.read('words', readSeveralWords) }),
    round: parts.read('round', readRound),
  }
}

function readTwoWords(data: unknown, field: string): readonly string[] {
  const words = listOfAtMost(2, readWord)(data, field)
  if (words.length !== 2) throw new WrongMessage(field, 'a list of two words')
  return words
}

function readSeveralWords(data: unknown, field: string): readonly string[] {
  const words = listOfAtMost(mostWords, readWord)(data, field)
  if (words.length === 0) throw new WrongMessage(field, 'a list of words')
  return words
}

/**
 * Reads an answer; whether it can answer the question is asked by `answerReader`.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readGivenAnswer(data: unknown, field: string): GivenAnswer {
  const parts = new MessageParts(data, field)
  return {
    id: parts.read('id', readId),
    round: parts.read('round', readRound),
    answer: parts.read('answer', readAnyAnswer),
  }
}

/** Reads the answer to a question; the reader throws a `WrongMessage` for what cannot be one. */
export function answerReader({
  kind,
  words = [],
}: Pick<ClassQuestion, 'kind' | 'words'>): MessageReader<number> {
  if (kind === 'number') return readAnyAnswer
  if (kind === 'several') return wholeBetween(0, 2 ** words.length - 1)
  return wholeBetween(0, kind === 'node' ? largestAnswer : 1)
}

function readTally(data: unknown, field: string): Tally {
  const parts = new MessageParts(data, field)
  return {
    round: parts.read('round', readRound),
    counts: parts.read('counts', listOfAtMost(mostCounts, readAnswerCount)),
    others: parts.read('others', wholeBetween(0, mostStudents)),
  }
}

function readAnswerCount(data: unknown, field: string): AnswerCount {
  const parts = new MessageParts(data, field)
  return { answer: parts.read('answer', readAnyAnswer), count: parts.read('count', readCount) }
}

/**
 * Reads a question as the class knows it.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readPutQuestion(data: unknown, field: string): PutQuestion {
  const parts = new MessageParts(data, field)
  const released = parts.readAny('released', listOfAtMost(2, readTally))
  return {
    question: parts.read('question', readClassQuestion),
    open: parts.read('open', flag),
    ...(released && { released }),
    ...readRight(parts),
  }
}

/**
 * Reads a question as its teacher knows it.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readAskedQuestion(data: unknown, field: string): AskedQuestion {
  const parts = new MessageParts(data, field)
  return {
    question: parts.read('question', readClassQuestion),
    open: parts.read('open', flag),
    isReleased: parts.read('isReleased', flag),
    tallies: parts.read('tallies', listOfAtMost(2, readTally)),
    ...readRight(parts),
  }
}

function readRight(parts: MessageParts): { readonly right?: number } {
  const right = parts.readAny('right', readAnyAnswer)
  return right === undefined ? {} : { right }
}

/**
 * Reads the right answer to a question that is known, or that there is none; the reader throws a
 * `WrongMessage` for what cannot be one.
 */
export function rightAnswerReader(
  question: Pick<ClassQuestion, 'kind' | 'words'>,
): MessageReader<number | null> {
  const read = answerReader(question)
  return (data, field) => (data === null ? null : read(data, field))
}

/**
 * Reads the right answer to any question, or that there is none.
 *
 * @throws WrongMessage when it can be the answer to no question
 */
export function readRightAnswer(data: unknown, field: string): number | null {
  return data === null ? null : readAnyAnswer(data, field)
}
