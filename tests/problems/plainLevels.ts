/** How many states there are at each distance from one of them: slow and plain, with texts. */
export function plainLevels<State>(
  start: State,
  stepsFrom: (state: State) => readonly State[],
): readonly (readonly State[])[] {
  const seen = new Set([JSON.stringify(start)])
  const levels: (readonly State[])[] = []
  for (let level: readonly State[] = [start]; level.length > 0;) {
    levels.push(level)
    level = level.flatMap(stepsFrom).filter((state) => {
      const text = JSON.stringify(state)
      return !seen.has(text) && seen.add(text)
    })
  }
  return levels
}
