import { useRefHistory } from '@vueuse/core'
import { shallowRef } from 'vue'
import type { Settings } from '../../problems/problem'

// A drawn map is a long text, and each step keeps one.
const mostSteps = 250

/** Settings that are being edited, with the states they were in since they were opened. */
export function useHistory(first: Settings) {
  const draft = shallowRef(first)
  // Settings are never changed but replaced, so the history may keep them as they are.
  const { undo, redo, canUndo, canRedo } = useRefHistory(draft, {
    flush: 'sync',
    capacity: mostSteps,
  })

  function edit(changes: Settings): void {
    const isNew = Object.entries(changes).some(([name, value]) => draft.value[name] !== value)
    if (isNew) draft.value = { ...draft.value, ...changes }
  }

  return { draft, edit, undo, redo, canUndo, canRedo }
}
