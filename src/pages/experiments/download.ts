const keepFor = 10_000

/** Saves a text as a file. */
export function download(text: string, name: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // The address is read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), keepFor)
}
