import { EditorView } from '@codemirror/view'
import { expect, it } from 'vitest'
import { blankMarks, goToEarlierBlank, goToNextBlank } from '../../../src/ownSearch/editor/blanks'

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
