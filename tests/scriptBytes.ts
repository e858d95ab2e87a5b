import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** The bytes of script in a built file, also in a page, compressed as a host would send it. */
export function scriptBytes(file: string): number {
  const text = () => readFileSync(file, 'utf8')
  if (file.endsWith('.js')) return gzipSync(text()).length
  if (!file.endsWith('.html')) return 0
  const scripts = text().matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g)
  return gzipSync(Array.from(scripts, ([, script]) => script).join('\n')).length
}
