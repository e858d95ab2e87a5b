/**
 * Asks once more for the style sheets of the page that did not come. What was loaded with them would
 * else stand there without any style.
 *
 * @param again what makes their addresses new ones, as browsers remember what did not come
 * @throws Error when one of them does not come again
 */
export async function loadMissingStyles(again: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(({ sheet }) => !sheet).map((link) => replaced(link, again)))
}

function replaced(link: HTMLLinkElement, again: string): Promise<void> {
  const address = new URL(link.href)
  address.searchParams.set('again', again)
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = address.href
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`no style sheet at ${link.href}`)))
    link.replaceWith(next)
  })
}
