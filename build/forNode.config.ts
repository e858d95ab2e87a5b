import { defineConfig } from 'vite'
import { classicScript } from './classicScript.ts'
import { lessonMarkdown } from './lessonMarkdown.ts'
import { numberedCalls } from './source/numberedCalls.ts'
import { spokenSections } from './spokenSections.ts'

/**
 * How commands and benchmarks are bundled: their solvers are those of the page, and they can read
 * what lessons say of themselves and a script for a page.
 */
export default defineConfig({
  plugins: [numberedCalls(), classicScript(), lessonMarkdown(), spokenSections()],
})
