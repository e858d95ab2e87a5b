import type { Plugin } from 'vite'
import { appPolicy, policyText } from './contentSecurityPolicy.ts'

const ofEveryFile = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' }
/** A worker is bound by the headers of its own file alone. */
export const policyHeader = { 'Content-Security-Policy': policyText(appPolicy) }

/**
 * What a built file is served with. A page names its policy itself: that changes with each version,
 * since it names the scripts in the page by their hashes.
 *
 * @param path of the address that is asked for
 */
export function headersFor(path: string): Readonly<Record<string, string>> {
  // An address without an ending may lead to a page.
  const isPage = /(?:^|\/)[^./]*$|\.html$/i.test(path)
  return { ...ofEveryFile, ...(isPage ? {} : policyHeader) }
}

/** Has `npm start` serve the built files with their headers. */
export function servedHeaders(): Plugin {
  return {
    name: 'served-headers',
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '/' }, response, next) => {
        const [path = '/'] = url.split('?')
        for (const header of Object.entries(headersFor(path))) response.setHeader(...header)
        next()
      })
    },
  }
}
