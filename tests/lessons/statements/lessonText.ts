import { readFileSync } from 'node:fs'

/** The text of each beat, prediction, exercise, challenge and self-check of a lesson, without its tags, by its id. */
export function textsOfPlaces(name: string): ReadonlyMap<string, string> {
  const whole = readFileSync(`lessons/${name}.md`, 'utf8')
  const places = whole.matchAll(
    /<Lesson(Beat|Prediction|Exercise|Challenge|Check) id="([^"]+)"[^>]*>(.*?)<\/Lesson\1>/gs,
  )
  return new Map(
    Array.from(places, ([, , id, text]) => {
      const shown = text.replaceAll(/<TeacherNote>.*?<\/TeacherNote>/gs, '')
      return [id, shown.replaceAll(/<[^>]*>/g, ' ')]
    }),
  )
}

/** The numbers of the nodes that a text names: "node 5", "nodes 13 and 2". */
export function nodesNamedIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/\bnodes? (\d+)(?: and (\d+))?/gi), ([, one, other]) => [
    one,
    other,
  ])
    .flat()
    .filter((number) => number !== undefined)
    .map(Number)
}
