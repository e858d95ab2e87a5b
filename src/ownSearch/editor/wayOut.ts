import { ViewPlugin } from '@codemirror/view'
import type { EditorView, PluginValue } from '@codemirror/view'
import { say } from '../../words/message'

/**
 * Tells how the keyboard leaves the editor: from the first Tab on, which has indented a line instead,
 * until the focus is elsewhere. The description of the editor says it too, to those who hear it.
 */
class WayOut implements PluginValue {
  readonly told = document.createElement('p')

  constructor({ dom }: EditorView) {
    const { told } = this
    told.className = 'way-out'
    told.hidden = true
    told.setAttribute('aria-hidden', 'true')
    told.textContent = say({ key: 'ownSearch.editor.wayOut' })
    dom.append(told)
  }

  destroy(): void {
    this.told.remove()
  }
}

export const wayOut = ViewPlugin.fromClass(WayOut, {
  eventObservers: {
    keydown({ key }) {
      if (key === 'Tab') this.told.hidden = false
    },
    blur() {
      this.told.hidden = true
    },
  },
})
