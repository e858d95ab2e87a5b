import type { Plugin } from 'vite'
import { inlineHash } from './inlineHash.ts'

/**
 * What the sandbox does: it makes a thread of the script that it is sent, and hands the thread the
 * port and the task. It tells the page when it is ready, and when the thread breaks down.
 */
const script = `addEventListener('message', ({ data, ports }) => {
  const text = new Blob([data.script], { type: 'text/javascript' })
  const thread = new Worker(URL.createObjectURL(text))
  thread.onerror = (event) => {
    event.preventDefault()
    parent.postMessage({ kind: 'broken', told: String(event.message), line: event.lineno }, '*')
  }
  thread.postMessage(data.task, ports)
}, { once: true })
parent.postMessage({ kind: 'ready' }, '*')`

/** The script's hash, as a content security policy names it. */
export const sandboxScriptHash = inlineHash(script)

// Not even 'self': what runs here may load nothing at all.
const policy = `default-src 'none'; script-src ${sandboxScriptHash} blob:; worker-src blob:`

const text = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <title>Sandbox</title>
    <script>${script}</script>
  </head>
  <body></body>
</html>
`

const name = 'virtual:sandbox-document'

/**
 * `import text from 'virtual:sandbox-document'` gives the document in which the searches run that
 * people write themselves. It is no file of its own: a frame that is sandboxed is asked for past
 * the service worker, and without a network it would not come.
 */
export function sandboxDocument(): Plugin {
  return {
    name: 'sandbox-document',
    resolveId: { filter: { id: /^virtual:sandbox-document$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:sandbox-document$/ },
      handler: () => ({ code: `export default ${JSON.stringify(text)}`, moduleType: 'js' }),
    },
  }
}
