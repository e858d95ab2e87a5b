import type { Plugin } from 'vite'
import { firstScriptHash } from './firstScript.ts'
import { sandboxScriptHash } from './sandboxDocument.ts'

/** What the page may load, and from where. */
export const pagePolicy = {
  'default-src': ["'none'"],
  // The document in which searches run that people write themselves stands in the page's own text,
  // and is bound by the page's policy besides its own.
  'script-src': ["'self'", firstScriptHash, sandboxScriptHash],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

/** A policy as it is sent. */
export function policyText(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

const content = policyText(pagePolicy)

/** What the built files are served with: a worker is bound by the headers of its own file alone. */
export const servedHeaders = {
  'Content-Security-Policy': content,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** Only for the built page: the development server needs inline styles and scripts. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content },
        injectTo: 'head-prepend',
      },
    ],
  }
}
