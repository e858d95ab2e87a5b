import { posix } from 'node:path'

/** Which files import values of which: the text of each file by its path. */
export type Sources = ReadonlyMap<string, string>

// One statement, from its first word to the end of the module's name. Only types may be imported
// in circles: nothing of them is left when the program runs.
const statement = /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\bfrom\s+)?'(\.[^'?]*)'/gm
const endings = ['', '.ts', '.vue', '/index.ts']

/** The files of `sources` whose values a file imports or exports again. */
export function importedBy(sources: Sources, file: string): readonly string[] {
  const text = sources.get(file) ?? ''
  return Array.from(text.matchAll(statement)).flatMap(([, name]) => {
    const path = posix.join(posix.dirname(file), name)
    return endings.map((ending) => path + ending).filter((each) => sources.has(each))
  })
}

/** One circle of imports, from a file back to itself, or nothing where there is none. */
export function circleIn(sources: Sources): readonly string[] | undefined {
  const done = new Set<string>()
  const path: string[] = []

  function circleFrom(file: string): readonly string[] | undefined {
    if (done.has(file)) return undefined
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    path.push(file)
    for (const other of importedBy(sources, file)) {
      const circle = circleFrom(other)
      if (circle) return circle
    }
    path.pop()
    done.add(file)
    return undefined
  }

  for (const file of sources.keys()) {
    const circle = circleFrom(file)
    if (circle) return circle
  }
  return undefined
}
