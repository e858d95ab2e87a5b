import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import markdown from 'unplugin-vue-markdown/vite'
import type { PluginOption } from 'vite'
import { namedNodes, nodeTag } from './source/namedNodes.ts'

const asked = /\.md\?heading$/
// A file name of its own, or the plugin for components would take it for one.
const ending = '.heading'
const answered = /\.md\.heading$/
const stopTag = /<Lesson(Beat|Prediction|Exercise|Challenge|Check)\b[^>]*?\sid="([^"]*)"/g
/** A challenge that is written in the lesson: its boards are of any problem. */
const ownBoards = /<LessonChallenge\b[^>]*\sboards=/
const tagsFolder = new URL('../src/lessons/tags/', import.meta.url)

/**
 * Lessons in Markdown as components, and `import heading from './lesson.md?heading'` for what a
 * lesson says of itself, without its text.
 */
export function lessonMarkdown(): PluginOption[] {
  const headings = new Map<string, unknown>()
  return [
    markdown({
      include: /\.md$/,
      wrapperDiv: false,
      exposeFrontmatter: false,
      markdownSetup: namedNodes,
      componentOptions: {
        inlineTags: [
          'ExperimentLink',
          'LabLink',
          'LessonLink',
          'LessonReference',
          'OnScreen',
          'RunNumber',
        ],
      },
      transforms: { after: (html) => html + importsOfTags(html) },
    }),
    {
      name: 'lesson-file',
      enforce: 'pre',
      resolveId: {
        filter: { id: asked },
        async handler(id, importer) {
          const file = await this.resolve(id.replace(/\?.*/, ''), importer)
          return file && file.id + ending
        },
      },
      load: {
        filter: { id: answered },
        handler(id) {
          const file = id.slice(0, -ending.length)
          this.addWatchFile(file)
          return readFile(file, 'utf8')
        },
      },
    },
    markdown({
      include: answered,
      frontmatterPreprocess(frontmatter, _options, id) {
        headings.set(id, frontmatter)
        return { head: {}, frontmatter }
      },
    }),
    {
      name: 'lesson-heading',
      enforce: 'pre',
      transform: {
        filter: { id: answered },
        handler(code, id) {
          const read = headings.get(id)
          const data = typeof read === 'object' ? { ...read, stops: stopsIn(code) } : read
          return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js', map: null }
        },
      },
    },
  ]
}

/** A lesson loads the components and the problems that it uses, and no others. */
function importsOfTags(html: string): string {
  const names = readdirSync(tagsFolder).map((file) => file.replace('.vue', ''))
  const used = names.filter((name) => html.includes(`<${name}`))
  const lines = used.map((name) => `import ${name} from '/src/lessons/tags/${name}.vue'`)
  if (html.includes(`<${nodeTag} `)) {
    lines.push(`import ${nodeTag} from '/src/lessons/names/${nodeTag}.vue'`)
  }
  if (ownBoards.test(html)) lines.push(`import '/src/problems/all.ts'`)
  return `<script setup lang="ts">\n${lines.join('\n')}\n</script>`
}

function stopsIn(text: string) {
  return Array.from(text.matchAll(stopTag), ([, kind, id]) => ({ kind: kind.toLowerCase(), id }))
}
