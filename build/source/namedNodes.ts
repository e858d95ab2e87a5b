import type markdown from 'unplugin-vue-markdown/vite'

type MarkdownSetup = NonNullable<NonNullable<Parameters<typeof markdown>[0]>['markdownSetup']>

/** The component that a node’s number in a lesson’s text becomes. */
export const nodeTag = 'LessonNode'

const named = /\b(node) (\d+)\b/i
const opensLink = /^<(?:Lab|Lesson)Link\b/
const closesLink = /^<\/(?:Lab|Lesson)Link\b/

/**
 * Makes each “node 14” in the text of a lesson a component, so that the stage can point it out; not
 * in headings, in links, or in what is said to components.
 */
export const namedNodes: MarkdownSetup = (parser) => {
  parser.core.ruler.push('named-nodes', ({ tokens, Token }) => {
    for (const [at, block] of tokens.entries()) {
      if (!block.children || tokens[at - 1]?.type === 'heading_open') continue
      let links = 0
      block.children = block.children.flatMap((token) => {
        const isTag = token.type === 'html_inline'
        if (token.type === 'link_open' || (isTag && opensLink.test(token.content))) links += 1
        if (token.type === 'link_close' || (isTag && closesLink.test(token.content))) links -= 1
        if (token.type !== 'text' || links > 0) return [token]
        return withTags(token.content).map(([type, content]) =>
          Object.assign(new Token(type, '', 0), { content, level: token.level }),
        )
      })
    }
  })
}

/** A text as the tokens that it becomes: plain texts, and nodes between their tags. */
function withTags(text: string): readonly (readonly ['text' | 'html_inline', string])[] {
  const pieces = text.split(named)
  return pieces.flatMap((piece, at) => {
    if (at % 3 === 0) return piece === '' ? [] : [['text', piece] as const]
    if (at % 3 === 1) return []
    const name = `${pieces[at - 1]} ${piece}`
    return [
      ['html_inline', `<${nodeTag} :node="${piece}">`] as const,
      ['text', name] as const,
      ['html_inline', `</${nodeTag}>`] as const,
    ]
  })
}
