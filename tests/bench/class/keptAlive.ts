import { Agent } from 'node:http'
import { NodeXHR } from 'socket.io-client'

const agent = new Agent({ keepAlive: true, maxFreeSockets: Infinity })

/** Polling over connections that stay open, as a browser’s do. Node’s would open one for each request. */
export class KeptAlivePolling extends NodeXHR {
  constructor(options: object) {
    super({ ...options, agent })
  }
}
