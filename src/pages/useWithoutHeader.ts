import { onScopeDispose, watchEffect } from 'vue'

/**
 * Takes the header of the app away for as long as something is so. The whole page tells of it: a style
 * that asks what stands in the page is worked out anew with every change in there.
 *
 * @param as what is so, in the words of the style of the app
 */
export function useWithoutHeader(as: 'alone' | 'attended', isSo: () => boolean): void {
  const { dataset } = document.documentElement
  const end = () => void delete dataset[as]
  watchEffect(() => {
    if (isSo()) dataset[as] = ''
    else end()
  })
  onScopeDispose(end)
}
