import { setDiagnosticsEffect } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import type { Line, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Command } from '@codemirror/view'
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

/** Goes to a mark, and says it also where the cursor was in its line before. */
export function saidAt(goTo: Command): Command {
  return (view) => {
    const before = lineOfCursor(view.state)
    const went = goTo(view)
    const line = lineOfCursor(view.state)
    if (went && line.number === before.number) {
      view.dispatch({ effects: EditorView.announce.of(marksIn(view.state, line)) })
    }
    return went
  }
}

function newMarks({ effects, newDoc, startState }: Transaction): string | undefined {
  const set = effects.find((effect) => effect.is(setDiagnosticsEffect))
  return set?.value
    .filter(({ severity }) => severity === 'error')
    .map(({ from, message }) => ({ line: newDoc.lineAt(Math.min(from, newDoc.length)), message }))
    .filter(({ line, message }) => !isMarked(startState, line, message))
    .map(({ line, message }) => marked(line.number, message))
    .join(' ')
}

/** Whether a line had such a mark before. Marks are set when nothing is written: lines are where they were. */
function isMarked(before: EditorState, { from }: Line, text: string): boolean {
  return from <= before.doc.length && markTextsAt(before, from).includes(text)
}

function marksOfLine({ startState, selection, docChanged }: Transaction): string | undefined {
  if (!selection || docChanged) return undefined
  const line = startState.doc.lineAt(selection.main.head)
  return line.number === lineOfCursor(startState).number ? undefined : marksIn(startState, line)
}

function marksIn(state: EditorState, { number, from }: Line): string {
  return markTextsAt(state, from)
    .map((text) => marked(number, text))
    .join(' ')
}

function lineOfCursor({ doc, selection }: EditorState): Line {
  return doc.lineAt(selection.main.head)
}

function marked(line: number, text: string): string {
  return say({ key: 'ownSearch.editor.marked', values: { line, text } })
}
