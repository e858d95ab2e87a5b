/** Makes sure that programs which are timed against each other do the same. */
export function assertEqual(what: string, ...values: readonly unknown[]): void {
  if (values.some((value) => value !== values[0])) {
    throw new Error(`different ${what}: ${values.join(', ')}`)
  }
}
