import { setDiagnosticsEffect } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import type { Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { say } from '../../words/message'
import { markTextsAt } from './marks'

/**
 * Says to a screen reader what marks say: errors when they come, and the marks of a line when the
 * cursor comes to it. Hints stay as long as nobody follows them, and would be said at each pause.
 */
export const saidMarks = EditorState.transactionExtender.of((transaction) => {
  const said = newMarks(transaction) ?? marksOfLine(transaction)
  return said ? { effects: EditorView.announce.of(said) } : null
})

function newMarks({ effects, newDoc }: Transaction): string | undefined {
  const set = effects.find((effect) => effect.is(setDiagnosticsEffect))
  return set?.value
    .filter(({ severity }) => severity === 'error')
    .map(({ from, message }) =>
      marked(newDoc.lineAt(Math.min(from, newDoc.length)).number, message),
    )
    .join(' ')
}

function marksOfLine({ startState, selection, docChanged }: Transaction): string | undefined {
  if (!selection || docChanged) return undefined
  const line = startState.doc.lineAt(selection.main.head)
  if (line.number === startState.doc.lineAt(startState.selection.main.head).number) return undefined
  return markTextsAt(startState, line.from)
    .map((text) => marked(line.number, text))
    .join(' ')
}

function marked(line: number, text: string): string {
  return say({ key: 'ownSearch.editor.marked', values: { line, text } })
}
