import type { Plugin } from 'vite'
import { sandboxScriptHash } from './sandboxDocument.ts'

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  // The sandbox in which searches run that people write themselves.
  'frame-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

const content = Object.entries(policy)
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join('; ')

/** What the built files are served with: a worker is bound by the headers of its own file alone. */
export const servedHeaders = {
  // The sandbox is served with them too, and its own policy allows its one script.
  'Content-Security-Policy': content.replace("script-src 'self'", `$& ${sandboxScriptHash}`),
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
