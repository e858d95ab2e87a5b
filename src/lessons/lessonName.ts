/** The name of a lesson, from that of its file. */
export function lessonNameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.md$/, '')
}
