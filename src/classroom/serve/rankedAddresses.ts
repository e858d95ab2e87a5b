/** An address of a machine. */
export interface FoundAddress {
  /** What the system calls the device that has it. */
  readonly name: string
  readonly address: string
  /** Whether it leads out of the networks of the machine. */
  readonly isOutward: boolean
}

/** No room has more networks than are worth being shown. */
const most = 8

// Networks of virtual machines, of containers and of tunnels: no device in the room is there.
const virtualUnix =
  /^(?:docker|br-|veth|virbr|lxc|lxd|cni|podman|vmnet|vboxnet|utun|tun|tap|ppp|wg|zt|tailscale)/i
const virtualWindows = /virtualbox|vmware|vethernet|wsl|hyper-v|vpn|tailscale|zerotier|wireguard/i

/** Addresses, first those at which other devices in the room are likely to find the machine. */
export function rankedAddresses(found: readonly FoundAddress[]): readonly string[] {
  return [...found]
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most)
    .map(({ address }) => address)
}

function rank({ name, address, isOutward }: FoundAddress): number {
  // What a device takes by itself where no network gives it one.
  if (address.startsWith('169.254.')) return 4
  const isVirtual = virtualUnix.test(name) || virtualWindows.test(name)
  return (isVirtual ? 2 : 0) + (isOutward ? 0 : 1)
}
