import type { Plugin } from 'vite'
import { builtPage } from './builtPage.ts'
import { inlineHash } from './inlineHash.ts'
import { sandboxScriptHash } from './sandboxDocument.ts'

type Policy = Readonly<Record<string, readonly string[]>>

/** What the app may load, and from where, apart from what stands in its page. */
export const appPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

const inline = /<(script|style)\b(?![^>]*application\/json)[^>]*>([^]*?)<\/\1>/g

/** Says that the page is in UTF-8, whatever its server says: read otherwise, no hash would be right. */
const marked = '\uFEFF'

/** A policy as it is sent. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** A page with a policy that allows the scripts and styles that stand in it too, by their hashes. */
export function withPolicy(html: string, policy: Policy): string {
  const stands = { script: [] as string[], style: [] as string[] }
  for (const [, tag, text = ''] of html.matchAll(inline)) {
    stands[tag === 'style' ? 'style' : 'script'].push(inlineHash(text))
  }
  const content = policyText({
    ...policy,
    // The document in which searches run that people write themselves stands in the page's own text,
    // and is bound by the page's policy besides its own.
    'script-src': [...(policy['script-src'] ?? []), ...stands.script, sandboxScriptHash],
    'style-src': [...(policy['style-src'] ?? []), ...stands.style],
  })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}" />`
  return marked + html.replace('<head>', (head) => `${head}\n    ${meta}`)
}

/** Only for the built page: the development server needs inline styles and scripts. */
export function contentSecurityPolicy(): Plugin {
  return builtPage('content-security-policy', (page) => {
    page.source = withPolicy(String(page.source), appPolicy)
  })
}
