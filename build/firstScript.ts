import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import type { Plugin } from 'vite'

// What is kept on the device is not there at once: first all that can come meanwhile is asked for.
const names = ['cannotStart', 'askAhead', 'beforePaint']
const parts = names.map((name) => `{\n${readFileSync(`build/first/${name}.js`, 'utf8')}}\n`)
const { code: text } = minifySync('first.js', parts.join(''))

/**
 * Puts what runs before anything is painted into the page itself: a browser reads no further before
 * a file for it has come, and on a slow line that is long.
 */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: () => [{ tag: 'script', children: text, injectTo: 'head-prepend' }],
  }
}
