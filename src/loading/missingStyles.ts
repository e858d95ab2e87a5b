let last = Promise.resolve()
let asked = 0

/**
 * Asks once more for the style sheets of the page that did not come. What was loaded with them would
 * else stand there without any style. Who asks meanwhile comes after: what came by then is there.
 *
 * @throws Error when one of them does not come again
 */
export function loadMissingStyles(): Promise<void> {
  last = last.catch(() => {}).then(replaceMissing)
  return last
}

async function replaceMissing(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(({ sheet }) => !sheet).map(replaced))
}

/**
 * Browsers remember what did not come: it is asked for under another address. The one before may be
 * on its way still; it is told what came of the other, or who waits for it would wait without end.
 */
function replaced(link: HTMLLinkElement): Promise<void> {
  const address = new URL(link.href)
  address.searchParams.set('again', String(++asked))
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = address.href
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => {
      link.dispatchEvent(new Event('load'))
      resolve()
    })
    next.addEventListener('error', () => {
      link.dispatchEvent(new Event('error'))
      reject(new Error(`no style sheet at ${link.href}`))
    })
    link.replaceWith(next)
  })
}
