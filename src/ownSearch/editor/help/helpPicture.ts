import type { Explanation } from './explanation'

/** An explanation as it is shown: the declaration, then its comment, `code` in it as code. */
export function helpPicture({ signature, doc }: Explanation): HTMLElement {
  const box = document.createElement('div')
  box.className = 'help'
  const declaration = box.appendChild(document.createElement('code'))
  declaration.className = 'signature'
  declaration.textContent = signature
  for (const text of doc.split('\n').filter((each) => each !== '')) {
    const paragraph = box.appendChild(document.createElement('p'))
    paragraph.append(...text.split(/(`[^`]*`)/).map(part))
  }
  return box
}

function part(text: string): Node | string {
  if (!/^`.*`$/.test(text)) return text
  const code = document.createElement('code')
  code.textContent = text.slice(1, -1)
  return code
}
