import { beforeEach, expect, it } from 'vitest'
import ShareSet from '../../../../src/pages/lab/share/ShareSet.vue'
import AddToSetButton from '../../../../src/pages/sets/add/AddToSetButton.vue'
import { narrate } from '../../../../src/stage/narration/narrate'
import { say } from '../../../../src/words/message'
import { stageOf } from '../../../stage/mountStage'
import { emptyStore, openIn } from '../../sets/openSets'

beforeEach(() => void emptyStore())

it('moments of a run are told apart by their short titles; what happens at each is its note', async () => {
  const stage = stageOf({ start: '123456078', solver: 'a-star' })
  const { run, latest } = stage
  if (!run || !latest) throw new Error('nothing is recorded')
  const { page } = await openIn(ShareSet, '/lab', { stage, picture: undefined })
  const suggest = page.getComponent(AddToSetButton).props('suggest')
  for (const step of [2, stage.lastStep]) {
    stage.goTo(step)
    expect(suggest()).toMatchObject({
      title: `8-puzzle (3 × 3) · A* · step ${step}`,
      note: say(narrate(latest, run, step)),
    })
  }
})
