import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, ViewPlugin } from '@codemirror/view'
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view'

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
      const indent = Math.min(line.text.search(/\S|$/), 24)
      const style = `--indent: ${indent}`
      indents.add(line.from, line.from, Decoration.line({ attributes: { style } }))
      at = line.to + 1
    }
  }
  return indents.finish()
}
