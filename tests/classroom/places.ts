import { afterAll, beforeAll } from 'vitest'
import { joinCluster } from '../../src/classroom/cluster/joinCluster'
import type { RelayLimits } from '../../src/classroom/relay/limits'
import { aRelay } from './aClass'
import { aRedisServer, hasRedis } from './redisServer'

/** A class may be on one server, or its teacher and its students are at two. */
interface Place {
  readonly origin: string
  readonly studentsAt: string
}

type MakePlace = (limits?: Partial<RelayLimits>) => Promise<Place>

async function oneServer(limits: Partial<RelayLimits> = {}): Promise<Place> {
  const { origin } = await aRelay(limits)
  return { origin, studentsAt: origin }
}

/** Servers that share their rooms by a Redis server of their own. */
function twoServers(): MakePlace {
  let redis: Awaited<ReturnType<typeof aRedisServer>>
  beforeAll(async () => {
    redis = await aRedisServer()
  })
  afterAll(() => redis.stop())
  const aServer = async (limits = {}) => aRelay(limits, { cluster: await joinCluster(redis.url) })
  return async (limits) => {
    const [{ origin }, { origin: studentsAt }] = [await aServer(limits), await aServer(limits)]
    return { origin, studentsAt }
  }
}

/** What is said of a class holds on each of them; called by their tests. */
export const places: readonly (readonly [name: string, prepare: () => MakePlace])[] = [
  ['on one server', () => oneServer],
  ...(hasRedis ? ([['on servers that share their rooms', twoServers]] as const) : []),
]
