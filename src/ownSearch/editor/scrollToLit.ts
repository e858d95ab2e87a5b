import type { EditorView } from '@codemirror/view'
import { litLineStart } from './litLine'

/** Lines kept in view above and below the lit one. */
const margin = 2

/** Brings the lit line into view inside the editor; the page does not move. */
export function scrollToLit(view: EditorView): void {
  const start = litLineStart(view.state)
  if (start === undefined) return
  view.requestMeasure({
    key: 'lit line',
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
