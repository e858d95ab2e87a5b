import type { DeclaredMember } from '../../../../build/source/declaredName'

/** The options that a source declares in its list `choices`, as members of `options`. */
export function optionsIn(source: string): readonly DeclaredMember[] {
  const list = /\bchoices\s*=\s*\[([^]*?)\n?\]\s*as const/.exec(source)?.[1] ?? ''
  return Array.from(list.matchAll(/\{[^{}]*\}/g)).flatMap(([entry]) => optionIn(entry))
}

function optionIn(entry: string): readonly DeclaredMember[] {
  const name = /\bname:\s*'([^']*)'/.exec(entry)?.[1]
  if (!name) return []
  const texts = textsIn(/\bvalues:\s*\[([^\]]*)\]/.exec(entry)?.[1] ?? '')
  const kind = /\bkind:\s*'([^']*)'/.exec(entry)?.[1]
  const type = kind === 'number' ? 'number' : texts.map((text) => `'${text}'`).join(' | ')
  return [
    {
      name,
      kind: 'property',
      signature: `readonly ${name}: ${type || 'string'}`,
      doc: '',
      type: '',
      parameters: [],
      texts: texts.map((text) => ({ text, doc: '' })),
    },
  ]
}

function textsIn(values: string): readonly string[] {
  return Array.from(values.matchAll(/'([^']*)'/g), ([, text]) => text)
}
