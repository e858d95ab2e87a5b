import { RangeSet, StateEffect, StateField } from '@codemirror/state'
import type { EditorState, Extension, RangeValue } from '@codemirror/state'
import { Decoration, EditorView, GutterMarker, gutter, gutterLineClass } from '@codemirror/view'

const light = StateEffect.define<number | undefined>()

/** Where the lit line begins; it stays the same line while others are written. */
const litStart = StateField.define<number | undefined>({
  create: () => undefined,
  update(start, { effects, changes, newDoc }) {
    const lit = effects.find((effect) => effect.is(light))
    if (!lit) return start === undefined ? undefined : changes.mapPos(start, -1)
    const line = lit.value
    return line === undefined || line < 1 || line > newDoc.lines
      ? undefined
      : newDoc.line(line).from
  },
  provide: (field) => [
    EditorView.decorations.compute([field], (state) => atLit(state, litRow)),
    gutterLineClass.compute([field], (state) => atLit(state, litNumber)),
  ],
})

const litRow = Decoration.line({ class: 'lit', attributes: { 'aria-current': 'true' } })

class LitNumber extends GutterMarker {
  override elementClass = 'lit'
}
const litNumber = new LitNumber()

class Arrow extends GutterMarker {
  override toDOM() {
    return document.createTextNode('▶')
  }
}
const arrow = new Arrow()

function atLit<Mark extends RangeValue>(state: EditorState, mark: Mark): RangeSet<Mark> {
  const start = litLineStart(state)
  return start === undefined
    ? RangeSet.empty
    : RangeSet.of<Mark>([{ from: start, to: start, value: mark }])
}

/** Where the lit line begins, if one is lit. */
export function litLineStart(state: EditorState): number | undefined {
  const start = state.field(litStart)
  return start === undefined ? undefined : state.doc.lineAt(start).from
}

/** Lights a line, from 1, or none. */
export function lightLine(line: number | undefined): StateEffect<number | undefined> {
  return light.of(line)
}

/** The line of the step that is shown: a bar and an arrow at the left, and a tinted row. */
export const litLine: Extension = [
  litStart,
  gutter({
    class: 'arrows',
    lineMarker: ({ state }, { from }) => (from === litLineStart(state) ? arrow : null),
    lineMarkerChange: ({ startState, state }) => litLineStart(startState) !== litLineStart(state),
    initialSpacer: () => arrow,
  }),
]
