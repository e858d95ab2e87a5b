import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import { useShownParts } from '../../../src/pages/lab/useShownParts'
import { readRun } from '../../../src/recording/run'
import { hideableParts } from '../../../src/setup/address/hidden'
import type { HideablePart } from '../../../src/setup/address/hidden'
import type { PictureChoice } from '../../../src/setup/address/pictures'

interface Asked {
  readonly problem?: string
  readonly hidden?: readonly HideablePart[]
  readonly picture?: PictureChoice
  readonly embedded?: boolean
  readonly narrow?: boolean
  readonly sideShown?: boolean
}

/** A lab; unless it is said, with room for tree and map, and nobody has chosen anything yet. */
function lab({
  problem = 'graph',
  hidden = [],
  picture,
  embedded = false,
  narrow = false,
  sideShown = true,
}: Asked) {
  const run = readRun({ problem })
  if (!run.ok) throw new Error(`no run of ${problem}`)
  const chosen = ref<PictureChoice | undefined>(picture)
  const parts = useShownParts({
    run: ref(run.value),
    hidden: ref(new Set(hidden)),
    picture: chosen,
    embedded,
    narrow: ref(narrow),
    sideShown: ref(sideShown),
  })
  const pictures = () => [parts.treeShown.value && 'tree', parts.mapShown.value && 'map']
  return { ...parts, chosen, pictures: () => pictures().filter(Boolean) }
}

describe('the pictures of the lab', () => {
  it.each([
    [{ problem: 'sliding-3x3' }, ['tree']],
    [{ problem: 'graph' }, ['tree', 'map']],
    [{ problem: 'missionaries' }, ['tree', 'map']],
    [{ problem: 'graph', narrow: true }, ['map']],
    [{ problem: 'missionaries', narrow: true }, ['tree']],
    [{ problem: 'graph', embedded: true }, ['tree']],
    [{ problem: 'graph', embedded: true, picture: 'both' }, ['tree', 'map']],
    [{ problem: 'graph', picture: 'map' }, ['map']],
    [{ problem: 'graph', picture: 'tree' }, ['tree']],
    [{ problem: 'sliding-3x3', picture: 'map' }, ['tree']],
    [{ problem: 'graph', hidden: ['tree'] }, []],
    [{ problem: 'graph', hidden: ['tree'], picture: 'both' }, ['map']],
  ] as const)('of %j are %j', (asked, shown) => {
    expect(lab(asked).pictures()).toEqual(shown)
  })

  it('leave the tree where the map is hidden, and are both there where it is shown again', () => {
    const { chosen, mapShown, pictures } = lab({ picture: 'map' })
    mapShown.value = false
    expect(chosen.value).toBe('tree')
    expect(pictures()).toEqual(['tree'])
    mapShown.value = true
    expect(pictures()).toEqual(['tree', 'map'])
  })
})

it('for the panes beside it, a map in the place of the tree is as good as a tree', () => {
  const hidden = ['tree', 'code'] as const
  expect(lab({ hidden, picture: 'map' }).hiddenBeside.value).toEqual(new Set(['code']))
  expect(lab({ hidden }).hiddenBeside.value).toEqual(new Set(hidden))
})

it('nothing is left where all is hidden, and a header alone is nothing', () => {
  const hidden = hideableParts.filter((part) => part !== 'header')
  expect(lab({ hidden }).isEmpty.value).toBe(true)
  expect(lab({ hidden, picture: 'map' }).isEmpty.value).toBe(false)
})

it('panes stand beside the tree unless all of them are hidden, or nobody wants them', () => {
  const others = ['board', 'frontier', 'counts', 'solution'] as const
  expect(lab({ hidden: others }).sideLeft.value).toBe(true)
  expect(lab({ hidden: [...others, 'code'] }).sideLeft.value).toBe(false)
  expect(lab({ sideShown: false }).sideLeft.value).toBe(false)
})
