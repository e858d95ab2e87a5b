import { inWindow } from '../../../lecture/lectureMode'

/** The absolute address of a page, from the address of any page and a path within the app, in any window. */
export function absoluteLink(here: string, path: string): string {
  return new URL(inWindow(path, undefined), here).href
}

/** A frame that shows a page of the app in a page of others. */
export function embedCode(address: string, title: string): string {
  const quote = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return [
    `<iframe src="${quote(address)}" title="${quote(title)}"`,
    '  width="960" height="600" loading="lazy" allow="clipboard-write"></iframe>',
  ].join('\n')
}
