import type { Server } from 'node:http'
import { addressesPath } from '../protocol/messages'
import { attachRelay } from '../relay/attachRelay'
import type { Relay } from '../relay/attachRelay'
import { clientAddress, isLoopback } from '../relay/clientAddress'
import type { Cluster } from '../relay/sharing'
import { builtServer } from './builtServer'
import { roomAddresses } from './roomAddresses'

const taken =
  'is taken, perhaps by a class that is still served (EADDRINUSE). Stop that, or choose another port with --port.'

/** How a class is to be served. */
export interface ServedClass {
  readonly port: number
  /** Where students reach the server, if not at an address of this machine. */
  readonly address?: string | undefined
  /** Whether all come by a proxy that tells where they are. */
  readonly isProxied?: boolean
}

/** A class that is served. */
export interface ServingClass extends Relay {
  readonly port: number
  /** The presenter's page, on this machine. */
  readonly presenter: string
  /** Where students reach it, as far as that is known by now. */
  readonly addresses: readonly string[]
}

/**
 * Serves the built app and a relay on one port, to all networks of this machine.
 *
 * @param cluster other servers whose rooms can be joined here as well; it is left with this server
 * @throws Error when it cannot listen there; the cluster is left then, too
 */
export async function serveClass(
  folder: string,
  { port: wanted, address, isProxied = false }: ServedClass,
  cluster?: Cluster,
): Promise<ServingClass> {
  const known = address === undefined ? [] : [address]
  // Asked each time: a laptop may come into the network of the room later.
  const findAddresses = async () => (address === undefined ? roomAddresses(port) : known)
  const server = builtServer(folder, {
    leadsTo: studentsPage,
    tells(path, asked) {
      return path === addressesPath && isLoopback(clientAddress(asked, isProxied))
        ? findAddresses()
        : undefined
    },
  })
  const port = await listeningOn(server, wanted).catch(async (reason: unknown) => {
    // Or its beats would keep the process running.
    await cluster?.close()
    await cluster?.leave()
    throw reason
  })
  const relay = attachRelay(server, { addresses: known, cluster, isProxied })
  const presenter = `http://localhost:${port}/#/present/lab`
  return { ...relay, port, presenter, addresses: await findAddresses() }
}

/** The page of students, by an address that is short to type: `/class`, `/class/K7QMX`. */
function studentsPage(path: string): string | undefined {
  const [found, code = ''] = /^\/class(\/\w{1,20})?\/?$/i.exec(path) ?? []
  return found === undefined ? undefined : `/#/class${code}`
}

function listeningOn(server: Server, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (reason: NodeJS.ErrnoException) => {
      const isTaken = reason.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${wanted} ${taken}`, { cause: reason }) : reason)
    })
    server.listen(wanted, () => {
      const address = server.address()
      if (typeof address === 'string' || !address) reject(new Error('no port'))
      else resolve(address.port)
    })
  })
}
