/**
 * Refuses files that are dragged over the page and that nothing in it takes: left alone, a browser
 * would show such a file in the place of the page.
 */
export function keepPage(): void {
  window.addEventListener('dragover', (event) => {
    const { defaultPrevented, dataTransfer } = event
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  })
}
