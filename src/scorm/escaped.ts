const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in XML or HTML, between tags or in quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark])
}
