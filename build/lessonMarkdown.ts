import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import markdown from 'unplugin-vue-markdown/vite'
import type { PluginOption } from 'vite'
import { hasFields } from '../src/shared/hasFields.ts'
import { knownNumbers } from './numbers/knownNumbers.ts'
import { namedNodes, nodeTag } from './source/namedNodes.ts'

type MarkdownOptions = NonNullable<Parameters<typeof markdown>[0]>

const asked = /\.md\?(heading|picture)$/
// A file name of its own, or the plugin for components would take it for one.
const answered = /\.md\.(heading|picture)$/
const stopTag = /<Lesson(Beat|Prediction|Exercise|Challenge|Check)\b[^>]*?\sid="([^"]*)"/g
/** A challenge that is written in the lesson: its boards are of any problem. */
const ownBoards = /<LessonChallenge\b[^>]*\sboards=/
const tagsFolder = new URL('../src/lessons/tags/', import.meta.url)

/**
 * Lessons in Markdown as components; `import heading from './lesson.md?heading'` for what a lesson says
 * of itself, without its text; and `?picture` for its picture in lists, with the settings of its run.
 */
export function lessonMarkdown(): PluginOption[] {
  const frontMatters = new Map<string, unknown>()

  const frontmatterPreprocess: MarkdownOptions['frontmatterPreprocess'] = (frontmatter, _, id) => {
    frontMatters.set(id, frontmatter)
    return { head: {}, frontmatter }
  }

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
      frontmatterPreprocess,
    }),
    knownNumbers(frontMatters),
    {
      name: 'lesson-file',
      enforce: 'pre',
      resolveId: {
        filter: { id: asked },
        async handler(id, importer) {
          const file = await this.resolve(id.replace(/\?.*/, ''), importer)
          return file && `${file.id}.${asked.exec(id)?.[1]}`
        },
      },
      load: {
        filter: { id: answered },
        handler(id) {
          const file = id.replace(answered, '.md')
          this.addWatchFile(file)
          return readFile(file, 'utf8')
        },
      },
    },
    markdown({
      include: answered,
      frontmatterPreprocess,
    }),
    {
      name: 'lesson-heading',
      enforce: 'pre',
      transform: {
        filter: { id: answered },
        handler(code, id) {
          const read = frontMatters.get(id)
          const data = id.endsWith('picture') ? pictureIn(read) : headingIn(read, code)
          return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js', map: null }
        },
      },
    },
  ]
}

/** A lesson loads the components and the problems that it uses, and no others. */
function importsOfTags(html: string): string {
  const names = readdirSync(tagsFolder).map((file) => file.replace('.vue', ''))
  const used = names.filter((name) => new RegExp(`<${name}\\b`).test(html))
  const lines = used.map((name) => `import ${name} from '/src/lessons/tags/${name}.vue'`)
  if (html.includes(`<${nodeTag} `)) {
    lines.push(`import ${nodeTag} from '/src/lessons/names/${nodeTag}.vue'`)
  }
  if (ownBoards.test(html)) lines.push(`import '/src/problems/all.ts'`)
  return `<script setup lang="ts">\n${lines.join('\n')}\n</script>`
}

function headingIn(frontMatter: unknown, text: string): unknown {
  if (typeof frontMatter !== 'object') return frontMatter
  return { ...frontMatter, picture: undefined, stops: stopsIn(text) }
}

function pictureIn(frontMatter: unknown): unknown {
  if (!hasFields(frontMatter)) return undefined
  const { picture, runs } = frontMatter
  if (!hasFields(picture) || typeof picture.run !== 'string') return picture
  return { ...picture, run: hasFields(runs) ? runs[picture.run] : undefined }
}

function stopsIn(text: string) {
  return Array.from(text.matchAll(stopTag), ([, kind, id]) => ({ kind: kind.toLowerCase(), id }))
}
