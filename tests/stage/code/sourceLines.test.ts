import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { sourceLines } from '../../../src/stage/code/sourceLines'

it.each(['', 'a', 'a\nb\n', 'a\rb\rc', 'a\r\nb', 'a\n\rb', 'a\u2028b\rc', '\r\r\n\n'])(
  'a source has as many lines as in the editor: %j',
  (source) =>
    expect(sourceLines(source).length).toBe(EditorState.create({ doc: source }).doc.lines),
)
