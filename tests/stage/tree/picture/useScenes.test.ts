import { expect, it } from 'vitest'
import { stateOf } from '../../../../src/recording/query/path/path'
import { record } from '../../../../src/recording/write/recorder'
import { checkSettings } from '../../../../src/setup/checkSettings'
import { useScenes } from '../../../../src/stage/tree/picture/useScenes'

const { run } = checkSettings({ solver: 'a-star' })
const { run: other } = checkSettings({ solver: 'depth-first', limit: '20' })

it('shows the boards of a recording, not those of another one of the same problem', () => {
  expect(other.problem).toBe(run.problem)
  const draw = useScenes()
  const [before, recording] = [record(run), record(other)]
  const nodes = Array.from({ length: 30 }, (_, node) => node)
  for (const node of nodes) draw(run.problem, before, node)
  expect(nodes.map((node) => draw(run.problem, recording, node))).toEqual(
    nodes.map((node) => run.problem.draw(stateOf(recording, node))),
  )
})

it('draws each once, and anew where there were too many', () => {
  const recording = record(other)
  let drawn = 0
  const problem = {
    ...other.problem,
    draw: (state: Parameters<typeof other.problem.draw>[0]) => {
      drawn++
      return other.problem.draw(state)
    },
  }
  const draw = useScenes()
  const most = Math.min(recording.rows, 4001)
  for (let node = 0; node < most; node++) draw(problem, recording, node)
  draw(problem, recording, most - 1)
  expect(drawn).toBe(most)
  draw(problem, recording, 0)
  expect([most, drawn]).toEqual([4001, most + 1])
})
