import vue from '@vitejs/plugin-vue'
import icons from 'unplugin-icons/vite'
import { classicScript } from './classicScript.ts'
import { lessonMarkdown } from './lessonMarkdown.ts'
import { sandboxDocument } from './sandboxDocument.ts'
import { declaredMembers } from './source/declaredMembers.ts'
import { highlightedSource } from './source/highlightedSource.ts'
import { numberedCalls } from './source/numberedCalls.ts'
import { spokenSections } from './spokenSections.ts'

/** What it takes to read the app's sources, wherever they are built for. */
export function appPlugins() {
  return [
    highlightedSource(),
    numberedCalls(),
    classicScript(),
    sandboxDocument(),
    declaredMembers(),
    lessonMarkdown(),
    vue({ include: [/\.vue$/, /\.md$/] }),
    icons({ compiler: 'vue3' }),
    // Behind what makes programs of components.
    spokenSections(),
  ]
}

/** The same for the workers. */
export function workerPlugins() {
  return [highlightedSource(), numberedCalls()]
}
