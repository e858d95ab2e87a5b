import { forEachDiagnostic, setDiagnostics, setDiagnosticsEffect } from '@codemirror/lint'
import type { Diagnostic } from '@codemirror/lint'
import { StateField } from '@codemirror/state'
import type { EditorState, Text, TransactionSpec } from '@codemirror/state'
import { Decoration, EditorView, WidgetType } from '@codemirror/view'
import type { DecorationSet } from '@codemirror/view'
import { blankHints } from './blanks'
import type { CodeMark } from './codeMark'

/** Who marked a line: what shows the editor, or the check of what is written. */
export type MarkOrigin = 'given' | 'checked'

/**
 * Puts new marks of one origin in the place of its earlier ones; those of the other stay, and what they
 * say of a line is not said twice. Blanks that are left are told with what the check has found.
 */
export function replaceMarks(
  state: EditorState,
  origin: MarkOrigin,
  marks: readonly CodeMark[],
): TransactionSpec {
  const kept: Diagnostic[] = []
  forEachDiagnostic(state, (diagnostic, from, to) => {
    if (diagnostic.markClass !== classOf(origin)) kept.push({ ...diagnostic, from, to })
  })
  const blanks = origin === 'checked' ? blankHints(state.doc) : []
  const isSaid = ({ from, message }: Diagnostic) =>
    kept.some((other) => other.from === from && other.message === message)
  const added = [...marks, ...blanks]
    .map((mark) => diagnosticOf(mark, origin, state.doc))
    .filter((diagnostic) => !isSaid(diagnostic))
  return setDiagnostics(state, [...kept, ...added])
}

/** The texts of the marks in the line at a position. */
export function markTextsAt(state: EditorState, position: number): readonly string[] {
  const line = state.doc.lineAt(position)
  const texts: string[] = []
  forEachDiagnostic(state, ({ message }, from) => {
    if (from >= line.from && from <= line.to) texts.push(message)
  })
  return texts
}

function diagnosticOf({ line, text, severity }: CodeMark, origin: MarkOrigin, doc: Text) {
  const marked = doc.line(Math.min(Math.max(1, line), doc.lines))
  const indent = marked.text.search(/\S|$/)
  const to = marked.from + marked.text.trimEnd().length
  const from = Math.min(marked.from + indent, to)
  return { from, to, severity, message: text, markClass: classOf(origin) }
}

function classOf(origin: MarkOrigin): string {
  return `mark-${origin}`
}

/** What is said of a line stands behind it, so that nobody has to point at it. */
export const markTexts = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, changes, newDoc }) {
    const set = effects.find((effect) => effect.is(setDiagnosticsEffect))
    if (!set) return shown.map(changes)
    const texts = set.value.map(({ to, message, severity }) => {
      const end = newDoc.lineAt(Math.min(to, newDoc.length)).to
      return Decoration.widget({ widget: new MarkText(message, severity), side: 1 }).range(end)
    })
    return Decoration.set(texts, true)
  },
  provide: (field) => EditorView.decorations.from(field),
})

class MarkText extends WidgetType {
  private readonly text: string
  private readonly severity: string

  constructor(text: string, severity: string) {
    super()
    this.text = text
    this.severity = severity
  }

  override eq(other: MarkText): boolean {
    return other.text === this.text && other.severity === this.severity
  }

  toDOM(): HTMLElement {
    const shown = document.createElement('span')
    shown.className = `mark-text ${this.severity}`
    shown.textContent = this.text
    return shown
  }
}
