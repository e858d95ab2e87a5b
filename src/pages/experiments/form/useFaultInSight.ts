import { watch } from 'vue'
import type { Ref } from 'vue'
import { takeFocus } from '../../../loading/takeFocus'

/**
 * Keeps in sight what is wrong with the field that has the focus: it is told under the field, where
 * a button that keeps its place may stand before it.
 *
 * @param form where each field stands in an element with what is told of it; what is told of no field is
 * marked as `data-fault`
 * @param faults changes whenever something else is wrong
 */
export function useFaultInSight(form: Readonly<Ref<HTMLElement | null>>, faults: Ref<unknown>) {
  function showFault(): void {
    const { activeElement } = document
    if (!activeElement || !form.value?.contains(activeElement)) return
    const isTold = activeElement.matches('[data-fault]')
    if (!isTold && activeElement.getAttribute('aria-invalid') !== 'true') return
    // Around a field are its name, and what is told of it.
    const shown = isTold ? activeElement : activeElement.parentElement
    shown?.scrollIntoView({ block: 'nearest' })
  }

  /** Leads to the first thing that is wrong. */
  function goToFault(): void {
    takeFocus(form.value?.querySelector('[aria-invalid="true"], [data-fault]'))
    showFault()
  }

  watch(faults, showFault, { flush: 'post' })
  return { showFault, goToFault }
}
