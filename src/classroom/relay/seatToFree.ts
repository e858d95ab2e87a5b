/**
 * The seat that is given up in a full room: the last of those from the address that has most, if that
 * has more than the newcomer's own would have then. So nobody fills a room for all others.
 *
 * @param taken addresses by ticket, in the order in which they came
 */
export function seatToFree(
  taken: readonly (readonly [ticket: string, address: string])[],
  newcomer: string,
): string | undefined {
  const seats = new Map<string, string[]>()
  for (const [ticket, address] of taken) {
    const there = seats.get(address) ?? []
    there.push(ticket)
    seats.set(address, there)
  }
  const [most = []] = [...seats.values()].sort((one, other) => other.length - one.length)
  const here = seats.get(newcomer)?.length ?? 0
  return most.length > here + 1 ? most.at(-1) : undefined
}
