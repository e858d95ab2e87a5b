import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, ViewPlugin } from '@codemirror/view'
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view'

const mostIndent = 24
// Made once, so that lines that stay as they are need not be compared at every key.
const byIndent = Array.from({ length: mostIndent + 1 }, (_, indent) =>
  Decoration.line({ attributes: { style: `--indent: ${indent}` } }),
)

class Indents {
  decorations: DecorationSet

  constructor(view: EditorView) {
    this.decorations = indentsIn(view)
  }

  update({ view, docChanged, viewportChanged }: ViewUpdate): void {
    if (docChanged || viewportChanged) this.decorations = indentsIn(view)
  }
}

/** Tells each line how far it is indented: what is broken goes on farther to the right. */
export const hangingIndent = ViewPlugin.fromClass(Indents, {
  decorations: ({ decorations }) => decorations,
})

function indentsIn({ state, visibleRanges }: EditorView): DecorationSet {
  const indents = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at)
      const indent = Math.min(line.text.search(/\S|$/), mostIndent)
      indents.add(line.from, line.from, byIndent[indent])
      at = line.to + 1
    }
  }
  return indents.finish()
}
