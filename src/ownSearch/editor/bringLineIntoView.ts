import type { EditorView } from '@codemirror/view'

/** Lines kept in view above and below it. */
const margin = 2

/**
 * Brings a line into view inside the editor; the page does not move.
 *
 * @param start where the line begins
 */
export function bringLineIntoView(view: EditorView, start: number): void {
  view.requestMeasure({
    key: 'line in view',
    read: () => {
      const { scrollDOM, defaultLineHeight } = view
      const { top, bottom } = view.lineBlockAt(start)
      const room = margin * defaultLineHeight
      const { scrollTop, clientHeight } = scrollDOM
      const isInView = top - room >= scrollTop && bottom + room <= scrollTop + clientHeight
      return isInView ? undefined : Math.max(0, (top + bottom - clientHeight) / 2)
    },
    write: (top) => {
      if (top !== undefined) view.scrollDOM.scrollTop = top
    },
  })
}
