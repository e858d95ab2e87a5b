import { readdirSync } from 'node:fs'

/** The lessons, as paths in the project. */
export const lessonFiles: readonly string[] = readdirSync('lessons')
  .filter((file) => file.endsWith('.md'))
  .map((file) => `lessons/${file}`)
