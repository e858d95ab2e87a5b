const app = 'script[type="module"]'

/**
 * Whether a newer version than this page's was put in its place: then another app stands in the page
 * at this address. False where nothing can be learned of it.
 */
export async function isNewerDeployed(): Promise<boolean> {
  const ours = document.querySelector(app)?.outerHTML
  try {
    const response = await fetch(location.href.replace(/#.*/, ''), { cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const theirs = page.querySelector(app)?.outerHTML
    return response.ok && !!ours && !!theirs && theirs !== ours
  } catch {
    return false
  }
}
