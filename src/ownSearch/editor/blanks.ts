import type { Text } from '@codemirror/state'
import { Decoration, MatchDecorator, ViewPlugin } from '@codemirror/view'
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view'
import { say } from '../../words/message'
import { blankPattern } from '../blankPattern'
import type { CodeMark } from './codeMark'

const decorator = new MatchDecorator({
  regexp: blankPattern,
  decoration: Decoration.mark({ class: 'blank' }),
})

class BlankMarks {
  decorations: DecorationSet

  constructor(view: EditorView) {
    this.decorations = decorator.createDeco(view)
  }

  update(update: ViewUpdate): void {
    this.decorations = decorator.updateDeco(update, this.decorations)
  }
}

/** Marks what is left to be filled in: comments such as `TODO: when is a child pruned?`. */
export const blankMarks = ViewPlugin.fromClass(BlankMarks, {
  decorations: ({ decorations }) => decorations,
})

/** From a blank, at its start or inside it, goes to the next one and selects it. */
export function goToNextBlank(view: EditorView): boolean {
  return goToBlank(view, 1)
}

/** From a blank goes to the one before it and selects it. */
export function goToEarlierBlank(view: EditorView): boolean {
  return goToBlank(view, -1)
}

function goToBlank(view: EditorView, by: 1 | -1): boolean {
  const blanks = blanksIn(view.state.doc)
  const { from, to } = view.state.selection.main
  const here = blanks.findIndex((each) => from >= each.from && to <= each.to)
  if (here < 0 || blanks.length < 2) return false
  const next = blanks.at((here + by) % blanks.length) ?? blanks[here]
  view.dispatch({ selection: { anchor: next.from, head: next.to }, scrollIntoView: true })
  return true
}

/** Says of each line with a blank that it is to be filled in. */
export function blankHints(doc: Text): readonly CodeMark[] {
  const text = say({ key: 'ownSearch.editor.blank' })
  const lines = new Set(blanksIn(doc).map(({ from }) => doc.lineAt(from).number))
  return Array.from(lines, (line) => ({ line, text, severity: 'hint' }))
}

function blanksIn(doc: Text) {
  return Array.from(doc.toString().matchAll(blankPattern), ({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
  }))
}
