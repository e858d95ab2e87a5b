import type { RelayLimits } from './limits'

type ConnectionLimits = Pick<RelayLimits, 'connections' | 'connectionsPerAddress'>

/** How many are connected, in all and from one address. */
export class ConnectionLimit {
  private readonly perAddress = new Map<string, number>()
  private all = 0

  constructor(private readonly limits: ConnectionLimits) {}

  /** Asked once for each connection, when it begins. */
  admits(address: string): boolean {
    const { connections, connectionsPerAddress } = this.limits
    const here = this.perAddress.get(address) ?? 0
    return this.all < connections && here < connectionsPerAddress
  }

  entered(address: string): void {
    this.all++
    this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1)
  }

  left(address: string): void {
    this.all--
    const here = (this.perAddress.get(address) ?? 0) - 1
    if (here > 0) this.perAddress.set(address, here)
    else this.perAddress.delete(address)
  }
}
