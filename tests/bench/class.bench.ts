import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gather } from './class/crowd'
import type { Transport } from './class/crowd'
import { asRelay, beRelay, computed, startRelay } from './class/relayProcess'
import { percentile } from './stopwatch'
import { printTable } from './table'
import type { Line } from './table'

/**
 * A class that follows ten moments a second: how late they come, and whether all are at the last
 * one. All clients share one process, so part of what is measured is theirs: where they compute more
 * than the relay, it is they who limit.
 */
const perSecond = 10
const seconds = 10
const last = perSecond * seconds
/** How often the teacher points somewhere else, as fast as moments come. */
const pointed = 50
const program = fileURLToPath(import.meta.url)

const [, , role, port] = process.argv
if (role === asRelay) beRelay(Number(port))
else {
  for (const size of [300, 1_000]) {
    for (const transport of ['websocket', 'polling'] as const) {
      console.log(`\n${size} students over ${transport}`)
      printTable(await measured(size, transport))
    }
  }
  process.exit()
}

async function measured(size: number, transport: Transport): Promise<readonly Line[]> {
  const relay = await startRelay(program)
  const alone = await relay.report()
  const began = performance.now()
  // The last one joins late.
  const crowd = await gather(`http://127.0.0.1:${relay.port}`, size - 1, transport)
  const joined = performance.now() - began

  const before = await relay.report()
  const computedBefore = computed()
  const start = performance.now()
  for (let step = 1; step <= last; step++) {
    await wait(Math.max(0, start + (step * 1_000) / perSecond - performance.now()))
    crowd.show(step)
  }
  const shown = performance.now()
  await crowd.allAt(last)
  const settled = performance.now() - shown
  const computedByAll = computed() - computedBefore
  const times = [...crowd.latencies].sort((a, b) => a - b)
  const after = await relay.report()
  const late = await crowd.joinLate()

  const sentBefore = (await relay.report()).sent
  for (let place = 1; place <= pointed; place++) {
    crowd.driver.draw({ ink: [], pointer: { picture: 'tree', node: 3, at: [place, place] } })
    await wait(1_000 / perSecond)
  }
  const sentToPoint = (await relay.report()).sent - sentBefore

  await relay.stop()
  crowd.show(last + 1)
  const again = await startRelay(program, relay.port)
  const restarted = performance.now()
  await crowd.allAt(last + 1)
  const back = performance.now() - restarted
  crowd.leave()
  await again.stop()

  const megabits = (bytes: number, moments: number) => (8 * bytes * perSecond) / moments / 1e6
  const shareOf = (busy: number) => (100 * busy) / (shown + settled - start)
  const seen = `${((100 * times.length) / ((size - 1) * last)).toFixed(0)} % of them seen`
  return [
    { what: 'all have joined', figure: joined, unit: 'ms' },
    {
      what: 'a moment comes after (median)',
      figure: percentile(times, 50),
      unit: 'ms',
      note: seen,
    },
    { what: 'a moment comes after (95 %)', figure: percentile(times, 95), unit: 'ms' },
    { what: 'all are at the last moment after', figure: settled, unit: 'ms', atMost: 1_000 },
    { what: 'who joins late is there after', figure: late, unit: 'ms', atMost: 1_000 },
    { what: 'all are back after a restart of the relay', figure: back, unit: 'ms', atMost: 5_000 },
    {
      what: 'the relay sends, while moments change',
      figure: megabits(after.sent - before.sent, last),
      unit: 'Mbit/s',
    },
    {
      what: 'the relay sends, while a pointer moves',
      figure: megabits(sentToPoint, pointed),
      unit: 'Mbit/s',
    },
    { what: 'the relay computes', figure: shareOf(after.busy - before.busy), unit: '% of a core' },
    { what: 'all clients compute', figure: shareOf(computedByAll), unit: '% of a core' },
    {
      what: 'memory of the relay',
      figure: after.megabytes,
      unit: 'MB',
      note: `${alone.megabytes.toFixed(0)} without a class`,
    },
  ]
}
