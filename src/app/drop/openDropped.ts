/** Why files that were dropped are not opened. */
export type DropRefusal =
  | { readonly kind: 'nowhere'; readonly name: string }
  | { readonly kind: 'oneOnly' }
  | { readonly kind: 'wrongKind'; readonly name: string; readonly endings: string }

/**
 * Gives files that were dropped to the button that opens such files: of those on the page, or in the
 * dialog over it, the nearest one around the place of the drop. That button says what is wrong within
 * a file. Answers why they are not given to it.
 */
export function openDropped(files: FileList, at: Element): DropRefusal | undefined {
  const [first] = files
  const openers = openersAround(at)
  if (openers.length === 0) return { kind: 'nowhere', name: first.name }
  const fitting = openers.find(({ accept }) =>
    Array.from(files).every((file) => isAccepted(file, accept)),
  )
  if (!fitting) return wrongKind(files, openers[0])
  if (files.length > 1 && !fitting.multiple) return { kind: 'oneOnly' }
  // What is wrong with the file is told beside it.
  fitting.scrollIntoView({ block: 'center' })
  fitting.files = files
  fitting.dispatchEvent(new Event('change', { bubbles: true }))
  return undefined
}

/** The button that leads to one that opens such a file: on it stands which files that one takes. */
export function wayToOpener(files: FileList): HTMLElement | undefined {
  const [first] = files
  if (files.length > 1) return undefined
  const ways = (topDialog() ?? document).querySelectorAll<HTMLElement>('[data-opens]')
  return Array.from(ways).find(({ dataset }) => isAccepted(first, dataset.opens ?? ''))
}

/** The dialog over all else, if one is open. */
export function topDialog(): Element | undefined {
  return Array.from(document.querySelectorAll('[role="dialog"]')).at(-1)
}

/** The inputs of files that can be used now, the nearest ones first. */
function openersAround(at: Element): readonly HTMLInputElement[] {
  const outermost = topDialog() ?? document.body
  const found = new Set<HTMLInputElement>()
  const start = outermost.contains(at) ? at : outermost
  for (let around: Element | null = start; around; around = around.parentElement) {
    for (const input of around.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
      if (!input.disabled && input.checkVisibility()) found.add(input)
    }
    if (around === outermost) break
  }
  return [...found]
}

/** As a browser reads `accept`: by the ending of the name, or by the kind that the system tells. */
function isAccepted({ name, type }: File, accept: string): boolean {
  return accept
    .split(',')
    .some((one) => (one.startsWith('.') ? name.toLowerCase().endsWith(one) : type === one))
}

function wrongKind(files: FileList, { accept }: HTMLInputElement): DropRefusal {
  const wrong = Array.from(files).find((file) => !isAccepted(file, accept)) ?? files[0]
  const endings = accept.split(',').filter((one) => one.startsWith('.'))
  return { kind: 'wrongKind', name: wrong.name, endings: endings.join(', ') }
}
