import { inWindow } from '../lecture/lectureMode'

// Each page that has something to show; a test holds that the app has these routes.
const path =
  /^\/(?:lab|compare|experiments|(?:lessons|challenges)\/[\w-]+|lessons\/[\w-]+\/[\w-]+)$/

/** Whether a text is an address of a moment, a place of a lesson, a comparison or an experiment. */
export function isEntryAddress(address: string): boolean {
  // Ends of lines and the like are in no address that the app writes.
  if (!address.startsWith('#/') || /[\s\p{C}]/u.test(address)) return false
  const [route = ''] = address.slice(1).split('?')
  return path.test(route)
}

/** The app's own part of the address of a page, from its `#` on, as it is outside of a lecture. */
export function addressWithin(link: string): string {
  const at = link.indexOf('#')
  return at < 0 ? '' : inWindow(link.slice(at), undefined)
}
