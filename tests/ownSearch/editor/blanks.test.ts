import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { expect, it } from 'vitest'
import { blankMarks, goToEarlierBlank, goToNextBlank } from '../../../src/ownSearch/editor/blanks'
import { markTextsAt, replaceMarks } from '../../../src/ownSearch/editor/marks'
import { saidMarks } from '../../../src/ownSearch/editor/saidMarks'
import { emptySource } from '../../../src/ownSearch/starting/startingSources'

const [one, two] = ['/* TODO: one */', '/* TODO: two */']

function viewAt(anchor: number, doc = `a ${one} b\nc ${two} d`) {
  return new EditorView({ doc, selection: { anchor }, extensions: [blankMarks] })
}
const selected = ({ state }: EditorView) =>
  state.sliceDoc(state.selection.main.from, state.selection.main.to)

it('from a blank the next is selected, and behind the last the first', () => {
  const view = viewAt(2)
  expect(goToNextBlank(view)).toBe(true)
  expect(selected(view)).toBe(two)
  goToNextBlank(view)
  expect(selected(view)).toBe(one)
  goToEarlierBlank(view)
  expect(selected(view)).toBe(two)
})

it.each([
  ['beside the blanks', viewAt(0)],
  ['where there is one blank only', viewAt(2, `a ${one}`)],
])('the key is left to others %s', (_, view) => {
  expect(goToNextBlank(view)).toBe(false)
})

it('blanks are marked, other comments are not', () => {
  const view = viewAt(0, `a ${one} /* b */`)
  const marked = Array.from(view.dom.querySelectorAll('.blank'), (each) => each.textContent)
  expect(marked).toEqual([one])
})

it('in the template each line with a blank is told to be filled in, with what else is found', () => {
  const state = EditorState.create({ doc: emptySource })
  const found = [{ line: 3, text: 'Too late.', severity: 'error' }] as const
  const marked = state.update(replaceMarks(state, 'checked', found)).state
  const told = Array.from({ length: marked.doc.lines }, (_, at) => marked.doc.line(at + 1)).filter(
    ({ from }) => markTextsAt(marked, from).some((text) => text.includes('To be filled in')),
  )
  expect(told.map(({ text }) => text.trim().slice(0, 8))).toEqual(['/* TODO:', '/* TODO:'])
  expect(markTextsAt(marked, marked.doc.line(3).from)).toEqual(['Too late.'])
})

it('what is left to be filled in is not said aloud again at each pause', () => {
  const state = EditorState.create({ doc: emptySource, extensions: [saidMarks] })
  const { effects } = state.update(replaceMarks(state, 'checked', []))
  expect(effects.filter((each) => each.is(EditorView.announce))).toEqual([])
})
