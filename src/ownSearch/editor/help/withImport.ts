import { insertCompletionText, pickedCompletion } from '@codemirror/autocomplete'
import type { Completion } from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { addImport } from './addImport'

/** Writes the name that was chosen, and imports it where the source does not yet. */
export function withImport(view: EditorView, chosen: Completion, from: number, to: number): void {
  const { state } = view
  const written = insertCompletionText(state, chosen.label, from, to)
  const added = addImport(chosen.label, state.doc.toString())
  view.dispatch(
    { ...written, annotations: pickedCompletion.of(chosen) },
    ...(added ? [{ changes: added }] : []),
  )
}
