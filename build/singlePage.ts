import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { builtPage } from './builtPage.ts'
import { appPolicy, withPolicy } from './contentSecurityPolicy.ts'

/** All that the page needs is in it. */
const singlePolicy = {
  ...appPolicy,
  'script-src': [],
  'style-src': [],
  'font-src': ['data:'],
  'worker-src': ['blob:'],
  'connect-src': ["'none'"],
  'manifest-src': ["'none'"],
}

/**
 * Finishes a page that has all its parts inside: its icon, and a policy that allows just these
 * parts, by their hashes.
 */
export function singlePage(): Plugin {
  return builtPage('single-page', (page) => {
    page.fileName = 'tansaku.html'
    page.source = withPolicy(withoutFiles(String(page.source)), singlePolicy)
  })
}

function withoutFiles(html: string): string {
  const icon = readFileSync('public/favicon.svg').toString('base64')
  return html
    .replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '')
    .replace(/href="[^"]*favicon\.svg"/, `href="data:image/svg+xml;base64,${icon}"`)
}
