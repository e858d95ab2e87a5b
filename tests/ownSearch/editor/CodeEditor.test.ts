import { EditorView } from '@codemirror/view'
import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import CodeEditor from '../../../src/ownSearch/editor/CodeEditor.vue'
import type { CodeMark } from '../../../src/ownSearch/editor/codeMark'
import { isTyping } from '../../../src/stage/isTyping'

const source = 'const a = 1\nconst b = 2\nconst c = 3'

function mountEditor(props: Partial<InstanceType<typeof CodeEditor>['$props']> = {}) {
  const editor = mount(CodeEditor, {
    attachTo: document.body,
    props: { modelValue: source, label: 'The source', ...props },
  })
  const root = document.querySelector('.code-editor')?.shadowRoot
  const content = root?.querySelector<HTMLElement>('.cm-content')
  const view = content && EditorView.findFromDOM(content)
  if (!root || !content || !view) throw new Error('there is no editor')
  const texts = (selector: string) =>
    Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent)
  return { editor, root, content, view, texts }
}

const mark = (line: number, text: string): CodeMark => ({ line, text, severity: 'error' })

describe('the source', () => {
  it('is shown, and what is written is handed out', () => {
    const { editor, view, texts } = mountEditor()
    expect(texts('.cm-line').join('\n')).toBe(source)
    view.dispatch({ changes: { from: 0, insert: '// ' }, userEvent: 'input.type' })
    expect(editor.emitted('update:modelValue')).toEqual([[`// ${source}`]])
    editor.unmount()
  })

  it('is replaced from outside, can be taken back, and is not handed out again', async () => {
    const { editor, view } = mountEditor()
    await editor.setProps({ modelValue: 'let d' })
    expect(view.state.doc.toString()).toBe('let d')
    expect(editor.emitted('update:modelValue')).toBeUndefined()
    editor.unmount()
  })

  it('cannot be written where it is for reading only', async () => {
    const { editor, view, content } = mountEditor()
    await editor.setProps({ readonly: true })
    expect(view.state.readOnly).toBe(true)
    expect(content.getAttribute('aria-readonly')).toBe('true')
    editor.unmount()
  })
})

describe('the editor', () => {
  it.each([true, false])('can be reached by keyboard, for reading only: %s', (readonly) => {
    const { editor, content } = mountEditor({ readonly })
    expect(content.getAttribute('tabindex')).toBe('0')
    editor.unmount()
  })

  it('has a name and says how it is left by keyboard', () => {
    const { editor, root, content } = mountEditor()
    expect(content.getAttribute('aria-label')).toBe('The source')
    const about = root.getElementById(content.getAttribute('aria-describedby') ?? '')
    expect(about?.textContent).toContain('press Escape and then Tab')
    editor.unmount()
  })

  it('shows how it is left from the first Tab on, until it is left', () => {
    const { editor, root, content } = mountEditor()
    const told = root.querySelector<HTMLElement>('.way-out')
    expect(told?.hidden).toBe(true)
    content.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(told?.hidden).toBe(false)
    expect(told?.textContent).toContain('press Escape and then Tab')
    content.dispatchEvent(new FocusEvent('blur'))
    expect(told?.hidden).toBe(true)
    editor.unmount()
  })

  it('asks to run by Ctrl-Enter, and writes nothing then', () => {
    const { editor, content, view } = mountEditor()
    content.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    )
    expect(editor.emitted('run')).toHaveLength(1)
    expect(view.state.doc.toString()).toBe(source)
    editor.unmount()
  })

  it('counts as a place where somebody types', () => {
    const { editor } = mountEditor()
    expect(isTyping(editor.element)).toBe(true)
    editor.unmount()
  })

  it('goes to a line', () => {
    const { editor, view } = mountEditor()
    editor.vm.goToLine(3)
    expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(3)
    editor.unmount()
  })
})

describe('the line of the step', () => {
  it('is lit with an arrow, and no other', async () => {
    const { editor, texts } = mountEditor({ lit: 2 })
    expect(texts('.cm-line[aria-current]')).toEqual(['const b = 2'])
    expect(texts('.arrows .lit')).toEqual(['▶'])
    await editor.setProps({ lit: 3 })
    expect(texts('.cm-line[aria-current]')).toEqual(['const c = 3'])
    await editor.setProps({ lit: undefined })
    expect(texts('.cm-line[aria-current]')).toEqual([])
    editor.unmount()
  })

  it('stays lit where lines are written above it', () => {
    const { editor, view, texts } = mountEditor({ lit: 2 })
    view.dispatch({ changes: { from: 0, insert: '\n\n' } })
    expect(texts('.cm-line[aria-current]')).toEqual(['const b = 2'])
    editor.unmount()
  })

  it('lights none where there is no such line', () => {
    const { editor, texts } = mountEditor({ lit: 9 })
    expect(texts('.cm-line[aria-current]')).toEqual([])
    editor.unmount()
  })
})

describe('what is said of a line', () => {
  it('stands behind it, marks it, and is read out', () => {
    const { editor, texts } = mountEditor({ marks: [mark(2, 'Too late.')] })
    expect(texts('.mark-text')).toEqual(['Too late.'])
    expect(texts('.cm-line:nth-child(2) .cm-lintRange-error')).toEqual(['const b = 2'])
    expect(texts('.cm-announced')).toEqual(['Line 2: Too late.'])
    editor.unmount()
  })

  it('is said again when the cursor comes to the line', () => {
    const { editor, view, texts } = mountEditor({ marks: [mark(2, 'Too late.')] })
    view.dispatch({ selection: { anchor: 0 } })
    view.dispatch({ effects: EditorView.announce.of('') })
    view.dispatch({ selection: { anchor: 14 } })
    expect(texts('.cm-announced')).toEqual(['Line 2: Too late.'])
    editor.unmount()
  })

  it('is not said once more when another line is marked too', async () => {
    const { editor, texts } = mountEditor({ marks: [mark(2, 'Too late.')] })
    await editor.setProps({ marks: [mark(2, 'Too late.'), mark(3, 'Too soon.')] })
    expect(texts('.cm-announced')).toEqual(['Line 3: Too soon.'])
    editor.unmount()
  })

  it('is said by the key that goes to it, also in the line of the cursor', () => {
    const { editor, view, texts } = mountEditor({ marks: [mark(2, 'Too late.')] })
    view.dispatch({ selection: { anchor: 14 } })
    view.dispatch({ effects: EditorView.announce.of('') })
    view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', keyCode: 119 }))
    expect(texts('.cm-announced')).toEqual(['Line 2: Too late.'])
    editor.unmount()
  })

  it('of a line past the end is said of the last', () => {
    const { editor, texts } = mountEditor({ marks: [mark(99, 'Here.')] })
    expect(texts('.cm-line:nth-child(3) .mark-text')).toEqual(['Here.'])
    editor.unmount()
  })

  it('goes when it is no longer said', async () => {
    const { editor, texts } = mountEditor({ marks: [mark(2, 'Too late.')] })
    await editor.setProps({ marks: [] })
    expect(texts('.mark-text')).toEqual([])
    editor.unmount()
  })

  it('by a check comes a moment after writing, beside what is said from outside', async () => {
    vi.useFakeTimers()
    const check = vi.fn((text: string) =>
      Promise.resolve(text.includes('((') ? [mark(3, 'A bracket is missing.')] : []),
    )
    const { editor, view, texts } = mountEditor({ check, marks: [mark(1, 'Thrown here.')] })
    view.dispatch({ changes: { from: source.length, insert: '((' } })
    expect(texts('.mark-text')).toEqual(['Thrown here.'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(texts('.mark-text')).toEqual(['Thrown here.', 'A bracket is missing.'])
    vi.useRealTimers()
    editor.unmount()
  })

  it('is said once where a check and what is outside say the same', async () => {
    vi.useFakeTimers()
    const said = mark(2, 'A bracket is missing.')
    const check = () => Promise.resolve([said])
    const { editor, texts } = mountEditor({ check, marks: [said] })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(texts('.mark-text')).toEqual(['A bracket is missing.'])
    vi.useRealTimers()
    editor.unmount()
  })

  it('by a check of an earlier text is not shown', async () => {
    vi.useFakeTimers()
    const answers: ((marks: readonly CodeMark[]) => void)[] = []
    const check = () => new Promise<readonly CodeMark[]>((resolve) => void answers.push(resolve))
    const { editor, view, texts } = mountEditor({ check })
    await vi.advanceTimersByTimeAsync(1_000)
    view.dispatch({ changes: { from: 0, insert: ' ' } })
    expect(answers).toHaveLength(1)
    answers[0]([mark(1, 'Of before.')])
    await vi.advanceTimersByTimeAsync(0)
    expect(texts('.mark-text')).toEqual([])
    vi.useRealTimers()
    editor.unmount()
  })
})
