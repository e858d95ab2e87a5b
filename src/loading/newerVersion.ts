const entry = 'script[type="module"][src]'

/**
 * Whether a newer version than this page's was put in its place: then the page at this address
 * begins with another script. False where nothing can be learned of it.
 */
export async function isNewerDeployed(): Promise<boolean> {
  const ours = document.querySelector(entry)?.getAttribute('src')
  try {
    const response = await fetch(location.href.replace(/#.*/, ''), { cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const theirs = page.querySelector(entry)?.getAttribute('src')
    return response.ok && !!ours && !!theirs && theirs !== ours
  } catch {
    return false
  }
}
