import { useRefHistory } from '@vueuse/core'
import { shallowRef } from 'vue'
import type { Settings } from '../../problems/problem'
import type { Message } from '../../words/message'

// A drawn map is a long text, and each step keeps one.
const mostSteps = 250

/** Settings that are being edited, with the states they were in since they were opened. */
export function useHistory(first: Settings) {
  const draft = shallowRef(first)
  // Settings are never changed but replaced, so the history may keep them as they are.
  const kept = useRefHistory(draft, { flush: 'sync', capacity: mostSteps })
  const { canUndo, canRedo, undoStack, redoStack } = kept
  /** What the last step through the history did: those who see the drawing see it there. */
  const told = shallowRef<Message>()

  function edit(changes: Settings): void {
    const isNew = Object.entries(changes).some(([name, value]) => draft.value[name] !== value)
    if (!isNew) return
    draft.value = { ...draft.value, ...changes }
    told.value = undefined
  }

  function undo(): void {
    if (!canUndo.value) return
    kept.undo()
    told.value = { key: 'editor.undone', values: { more: undoStack.value.length } }
  }

  function redo(): void {
    if (!canRedo.value) return
    kept.redo()
    told.value = { key: 'editor.redone', values: { more: redoStack.value.length } }
  }

  return { draft, edit, undo, redo, canUndo, canRedo, told }
}
