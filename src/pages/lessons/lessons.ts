import type { Component } from 'vue'
import { readHeading } from '../../lessons/heading'
import type { LessonHeading } from '../../lessons/heading'
import { lessonNameOf } from '../../lessons/lessonName'
import { loadProblems } from '../../loading/loadProblem'
import { retryable } from '../../loading/retryable'

/** A lesson that can be opened. */
export interface ListedLesson {
  /** The name of its file, which stands in its address. */
  readonly name: string
  readonly heading: LessonHeading
  load(): Promise<{ readonly default: Component }>
}

const headings = import.meta.glob<unknown>('../../../lessons/*.md', {
  query: '?heading',
  import: 'default',
  eager: true,
})
const texts = import.meta.glob<{ readonly default: Component }>('../../../lessons/*.md')

/** All lessons, found by themselves, in their order. */
export const listedLessons: readonly ListedLesson[] = Object.entries(texts)
  .flatMap(([file, load]) => {
    const heading = readHeading(headings[file])
    if (!heading.ok) return []
    return [
      { name: lessonNameOf(file), heading: heading.value, load: withProblems(load, heading.value) },
    ]
  })
  .sort((one, other) => one.heading.order - other.heading.order)

/** A text says things of its runs as soon as it is there. */
function withProblems(
  load: ListedLesson['load'],
  { runs }: Pick<LessonHeading, 'runs'>,
): ListedLesson['load'] {
  const text = retryable(load)
  return () => Promise.all([text(), loadProblems(Object.values(runs))]).then(([its]) => its)
}
