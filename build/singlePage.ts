import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { builtPage } from './builtPage.ts'
import { pagePolicy, policyText } from './contentSecurityPolicy.ts'
import { inlineHash } from './inlineHash.ts'

const inline = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g

/**
 * Finishes a page that has all its parts inside: its icon, and a policy that allows just these
 * parts, by their hashes.
 */
export function singlePage(): Plugin {
  return builtPage('single-page', (page) => {
    page.fileName = 'tansaku.html'
    page.source = withPolicy(withoutFiles(String(page.source)))
  })
}

function withoutFiles(html: string): string {
  const icon = readFileSync('public/favicon.svg').toString('base64')
  return html
    .replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '')
    .replace(/href="[^"]*favicon\.svg"/, `href="data:image/svg+xml;base64,${icon}"`)
}

function withPolicy(html: string): string {
  const hashes = { script: [] as string[], style: [] as string[] }
  for (const [, tag, text] of html.matchAll(inline)) {
    if (tag !== 'script' && tag !== 'style') continue
    hashes[tag].push(inlineHash(text))
  }
  const policy = policyText({
    ...pagePolicy,
    'script-src': [
      ...pagePolicy['script-src'].filter((each) => each !== "'self'"),
      ...hashes.script,
    ],
    'style-src': hashes.style,
    'font-src': ['data:'],
    'worker-src': ['blob:'],
    'connect-src': ["'none'"],
    'manifest-src': ["'none'"],
  })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
  return html.replace(/<head>/, (head) => `${head}\n    ${meta}`)
}
