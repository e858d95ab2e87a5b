import { StateEffect, StateField } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, showTooltip } from '@codemirror/view'
import type { Tooltip } from '@codemirror/view'
import { explainedAt } from './explanation'
import type { ExplainedRange } from './explanation'
import { helpPicture } from './helpPicture'

const openHelp = StateEffect.define<ExplainedRange | undefined>()

/** What was asked for by a key; it goes as soon as the cursor or the text moves. */
const askedFor = StateField.define<Tooltip | undefined>({
  create: () => undefined,
  update(shown, transaction) {
    const asked = transaction.effects.find((effect) => effect.is(openHelp))
    if (asked) return asked.value && tooltipOf(asked.value)
    return transaction.docChanged || transaction.selection ? undefined : shown
  },
  provide: (field) => showTooltip.from(field, (tooltip) => tooltip ?? null),
})

/** Help on what is under the pointer, and by a key on what is at the cursor. */
export function helpOnNames(nothingKnown: string): Extension {
  return [
    hoverTooltip(
      ({ state }, position) => {
        const explained = explainedAt(state, position)
        return explained ? tooltipOf(explained) : null
      },
      { hideOnChange: true },
    ),
    askedFor,
    keymap.of([
      ...['F1', 'Ctrl-Shift-Space'].map((key) => ({
        key,
        preventDefault: true,
        run: (view: EditorView) => showHelp(view, nothingKnown),
      })),
      { key: 'Escape', run: hideHelp },
    ]),
  ]
}

function showHelp(view: EditorView, nothingKnown: string): boolean {
  const explained = explainedAt(view.state, view.state.selection.main.head)
  const said = explained ? `${explained.signature}. ${explained.doc}` : nothingKnown
  view.dispatch({ effects: [openHelp.of(explained), EditorView.announce.of(said)] })
  return true
}

function hideHelp(view: EditorView): boolean {
  if (!view.state.field(askedFor)) return false
  view.dispatch({ effects: openHelp.of(undefined) })
  return true
}

function tooltipOf(explained: ExplainedRange): Tooltip {
  const { from: pos, to: end } = explained
  return { pos, end, above: true, create: () => ({ dom: helpPicture(explained) }) }
}
