/** Hands a file to the browser, to be saved under a name. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the address only after it has handled the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Hands a table in CSV to the browser. By the mark before it spreadsheets know that it is UTF-8. */
export function downloadTable(text: string, name: string): void {
  download(new Blob(['\ufeff', text], { type: 'text/csv' }), name)
}
