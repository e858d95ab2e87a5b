/** The heading under which a place of a lesson stands, or which it begins with. */
export function headingAt(id: string): string | undefined {
  const place = document.getElementById(id)
  const text = place?.closest('[role="region"]')
  const headings = [...(text?.querySelectorAll('h1, h2, h3') ?? [])]
  const own = place?.querySelector('h2, h3')
  const before = headings.findLast((heading) => isBefore(heading, place))
  return (own ?? before)?.textContent.trim()
}

function isBefore(heading: Element, place: Element | null): boolean {
  const position = place?.compareDocumentPosition(heading) ?? 0
  return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0
}
