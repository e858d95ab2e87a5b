import { describe, expect, it } from 'vitest'
import { words } from '../../src/words'
import { en } from '../../src/words/en'
import { disagreements } from './agreement'

// Words come with what says them: what is not loaded would be said with nothing, and agree with all.
import.meta.glob('../../src/words/parts/*.ts', { eager: true })

/** A message of the catalogue, with all its forms. */
interface Listed {
  readonly key: string
  readonly forms: readonly string[]
  readonly isFamily: boolean
}

function listed(): readonly Listed[] {
  const families = new Map<string, string[]>()
  const several = new Set<string>()
  const visit = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'string') {
      const whole = path.join('.')
      const key = whole.replace(/_(?:zero|one|other)$/, '')
      if (key !== whole) several.add(key)
      families.set(key, [...(families.get(key) ?? []), value])
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(inner, [...path, name])
    }
  }
  visit(en, [])
  return Array.from(families, ([key, forms]) => ({ key, forms, isFamily: several.has(key) }))
}

/** The names that are filled in with numbers of things, and all names. */
function namesIn({ forms, isFamily }: Listed) {
  const marks = forms.flatMap((form) => [...form.matchAll(/\{\{(\w+)(?:, (\w+))?/g)])
  const numbers = marks.filter(([, , format]) => format === 'number').map(([, name]) => name)
  return {
    numbers: new Set(isFamily ? ['count', ...numbers] : numbers),
    lists: new Set(marks.filter(([, , format]) => format === 'list').map(([, name]) => name)),
    texts: new Set(marks.map(([, name]) => name)),
  }
}

/** Says a message with one number; whatever else it counts is several. */
function saidWith(message: Listed, name: string, value: number): string {
  const { numbers, lists, texts } = namesIn(message)
  const values: Record<string, unknown> = {}
  for (const text of texts) values[text] = lists.has(text) ? ['…'] : '…'
  for (const number of numbers) values[number] = 7
  return words.t(message.key, { ...values, [name]: value })
}

/** The places at which a number does not agree with what is counted. */
function wrongWith(value: number) {
  return messages.flatMap((message) =>
    [...namesIn(message).numbers].flatMap((name) => {
      const said = saidWith(message, name, value)
      const place = `${message.key} ${name}`
      return disagreements(said).map((found) => ({ place, found, said }))
    }),
  )
}

const messages = listed()

/** Numbers that are never below 2, as “key name”, by the reason. */
const atLeastTwo: Readonly<Record<string, readonly string[]>> = {
  'a limit of the app': [
    'setup.heuristic.tooMany most',
    'setup.unsolvable.tooMany states',
    'setup.fault.stateTooLong length',
    'setup.fault.textTooLong characters',
    'setup.fault.textTooLong lines',
    'problems.told.graph.tooLong most',
    'problems.told.graph.longName most',
    'problems.told.grid.tooLarge most',
    'problems.told.grid.generatedSize most',
    'editor.graph.wrong.name most',
    'ownSearch.link.tooLarge most',
    'ownSearch.link.tooLong length',
    'ownSearch.link.muchTooLong most',
    'ownSearch.lab.tooLong most',
    'ownSearch.kept.fault.tooMany most',
    'ownSearch.kept.fault.longName length',
    'ownSearch.challenge.tooMany most',
    'file.tooLong most',
    'exports.cutTrace all',
    'exports.cutTree all',
    'play.answer.tooLong nodes',
    'play.answer.atLeast nodes',
    'transport.wholeRunShort seconds',
    'transport.wholeRun seconds',
    'experiments.fault.tooManyBoards found',
    'experiments.fault.tooManySolvers found',
    'compare.full count',
    'lab.budget.drawn rows',
    'lab.budget.ended rows',
    'counts.overBudget rows',
    'compare.overBudget rows',
  ],
  'told only of long links': ['setup.link.cutShort count', 'share.link.long length'],
  'a size of a problem, and the smallest is 2 or more': [
    'problems.hint.hanoi start discs',
    'problems.hint.hanoi goal discs',
    'problems.hint.jugs start count',
    'problems.fault.sliding.empty count',
    'problems.fault.blocks.tooManyPieces pieces',
    'problems.fault.pegs.noHoles count',
    'problems.told.hanoi.wrongCount expected',
    'problems.told.missionaries.outnumbered.left cannibals',
    'problems.told.missionaries.outnumbered.right cannibals',
    'problems.move.pancakes.moves count',
    'problems.move.pancakes.movesBack count',
    'problems.move.pancakes.moved count',
    'editor.pegs.count holes',
  ],
  'one of these is told in another message': [
    'setup.unsolvable.anyway states',
    'narration.moves.its.of count',
    'narration.moves.tried.of count',
    'narration.finish.solvedAll count',
    'narration.finish.solvedFirst count',
    'narration.finish.solvedBetter count',
    'common.way.shorterAtMost atMost',
    'common.way.cheaperAtMost atMost',
    'counts.together count',
    'counts.rowsTogether count',
  ],
  'written down in the app or in a lesson, and 2 or more': [
    'ownSearch.challenge.checking count',
    'lessons.asked.meet.hint moves',
    'selfCheck.letters.level.asked b',
    'selfCheck.letters.level.why b',
    'selfCheck.letters.bothEnds.asked b',
    'selfCheck.letters.bothEnds.why right',
    'selfCheck.letters.path.asked b',
    'selfCheck.letters.path.why d',
    'selfCheck.letters.path.why b',
    'selfCheck.letters.path.why right',
    'course.mastered of',
    'experiments.cards.heuristic.shows count',
    'experiments.cards.heuristics.shows count',
    'experiments.cards.bothEnds.shows count',
    'experiments.cards.greedy.shows count',
    'experiments.cards.memory.shows count',
    'experiments.cards.taught.shows count',
  ],
}
const excused = new Set(Object.values(atLeastTwo).flat())

describe('a message of the catalogue', () => {
  it('is found with its forms, many of them counted', () => {
    expect(messages.filter(({ isFamily }) => isFamily).length).toBeGreaterThan(60)
  })

  it.each([0, 1, 2])('agrees with the number %i, wherever it stands', (value) => {
    const wrong = wrongWith(value).filter(({ place }) => value === 2 || !excused.has(place))
    expect(wrong).toEqual([])
  })

  it('is excused only where it would not agree', () => {
    const wrong = new Set([0, 1].flatMap(wrongWith).map(({ place }) => place))
    expect([...excused].filter((place) => !wrong.has(place))).toEqual([])
  })
})

describe('what finds a number that does not agree', () => {
  it.each([
    ['1 nodes', '1 nodes'],
    ['Of the 2 move.', '2 move'],
    ['There are 1 move.', 'are 1 move'],
    ['1 random starts', '1 random starts'],
    ['0 node is left', '0 node'],
    ['two state', 'two state'],
    ['2 moves is enough', '2 moves is'],
  ])('finds it in “%s”', (said, found) => {
    expect(disagreements(said)).toContain(found)
  })

  it.each([
    '1 node',
    '2 nodes',
    '0 moves',
    'node 1 nodes',
    'of 12 nodes',
    '0.1 moves',
    'one of its moves',
  ])('finds nothing in “%s”', (said) => {
    expect(disagreements(said)).toEqual([])
  })
})
