import { javascript } from '@codemirror/lang-javascript'
import { indentUnit, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tagHighlighter, tags } from '@lezer/highlight'

/** The kinds of words that the code pane tells apart, by the names they have there. */
const kinds = tagHighlighter([
  { tag: [tags.keyword, tags.operator, tags.self], class: 'keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'string' },
  { tag: tags.derefOperator, class: 'punctuation' },
  { tag: tags.comment, class: 'comment' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.typeName,
      tags.className,
    ],
    class: 'function',
  },
  { tag: [tags.number, tags.bool, tags.null], class: 'constant' },
])

/** TypeScript, in the colours of the code pane. */
export const sourceLanguage: Extension = [
  javascript({ typescript: true }),
  syntaxHighlighting(kinds),
  indentUnit.of('  '),
]
