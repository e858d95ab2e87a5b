import type { Settings } from '../../../src/problems/problem'
import { mapOf } from '../../../src/recording/stateMap'
import { paintPlaces } from '../../../src/stage/map/places/paintPlaces'
import { placedMap } from '../../../src/stage/map/places/placed/placedMap'
import { placesLayout, scenesOf } from '../../../src/stage/map/places/placesLayout'
import { searchedMap } from '../../../src/stage/map/places/searchedMap'
import { shownMap } from '../../../src/stage/map/places/shownMap'
import { boardSizes } from '../../../src/stage/tree/picture/detailLevel'
import { stageOf } from '../mountStage'
import { notingCanvas, palette } from '../tree/notingCanvas'

/** How large the tools over a painted map are. */
export const tools = { width: 60, height: 46 }

/**
 * What is painted of a search on its map, in a room of a size.
 *
 * @param letters how much larger letters are than default
 */
export function painted(settings: Settings, step: number, width = 700, height = 500, letters = 1) {
  const stage = stageOf(settings)
  stage.goTo(step)
  const { run } = stage
  const mapped = run && mapOf(run.problem)
  if (!run || mapped?.map.kind !== 'places') throw new Error('no map')
  const { map } = mapped
  const scenes = scenesOf(mapped, (state) => run.problem.draw(state))
  const drawn = mapped.isStateGraph ? { scenes, boards: boardSizes() } : undefined
  const measure = (text: string, font: string) => widthOf(text) * lettersIn(font)
  const colours = { ...palette, letters }
  const layout = placesLayout(
    searchedMap(map, mapped, run.problem),
    placedMap(map),
    { width, height, tools, palette: colours, measure },
    drawn,
  )
  const shown = shownMap(stage, run, mapped, layout.isCrowded)
  const { notes, context } = notingCanvas()
  const opacities = new Set<number>()
  const fillRect = context.fillRect.bind(context)
  context.fillRect = (...box) => {
    opacities.add(context.globalAlpha)
    fillRect(...box)
  }
  const written = new Map<string, { x: number; align: CanvasTextAlign }>()
  const fillText = context.fillText.bind(context)
  context.fillText = (text, x, y) => {
    written.set(text, { x, align: context.textAlign })
    fillText(text, x, y)
  }
  paintPlaces(context, { layout, shown }, colours)
  const placeOf = (name: string) => map.places.findIndex((place) => place.name === name)
  const discAt = (name: string, colour: string) => {
    const { x, y } = layout.points[placeOf(name)]
    return notes.some((note) =>
      note.startsWith(`${colour} disc ${Math.round(x)} ${Math.round(y)} `),
    )
  }
  return { notes, opacities, written, layout, shown, discAt, lastStep: stage.lastStep }
}

/** About how wide a text is in Inter, by the height of its letters. */
function widthOf(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0
  const spaces = text.match(/ /g)?.length ?? 0
  return 0.62 * digits + 0.28 * spaces + 0.55 * (text.length - digits - spaces)
}

/** How high the letters of a font are. */
function lettersIn(font: string): number {
  return Number(/([\d.]+)px/.exec(font)?.[1])
}
