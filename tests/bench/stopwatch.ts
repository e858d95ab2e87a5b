/** How long a piece of work took, in milliseconds, sorted. */
export type Timings = readonly number[]

/**
 * Runs each piece of work in turn, so many rounds, after some rounds that do not count. Nothing
 * forces a garbage collection in between: once no object of a class is left, that would also throw
 * away the code optimized for it, and the next round would not be warm.
 */
export function timeInTurn<Name extends string>(
  work: Readonly<Record<Name, () => unknown>>,
  { warmUp, rounds }: { readonly warmUp: number; readonly rounds: number },
): Readonly<Record<Name, Timings>> {
  const names = Object.keys(work) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const time = timeOf(work[name])
      if (round >= 0) times[name].push(time)
    }
  }
  for (const name of names) times[name].sort((a, b) => a - b)
  return times
}

/** Runs a piece of work for each value and sorts the times. */
export function timeEach<Value>(
  values: readonly Value[],
  work: (value: Value) => unknown,
): Timings {
  return values.map((value) => timeOf(() => work(value))).sort((a, b) => a - b)
}

export function median(sorted: Timings): number {
  return percentile(sorted, 50)
}

export function percentile(sorted: Timings, percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]
}

// What the work returns is kept here, so that no work can be left out as unused.
const kept: { last: unknown } = { last: undefined }

function timeOf(work: () => unknown): number {
  const before = performance.now()
  kept.last = work()
  return performance.now() - before
}
