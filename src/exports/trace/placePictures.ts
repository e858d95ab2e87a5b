import type { PlaceMap } from '../../problems/problem'
import type { Point } from '../../problems/scene'
import { exportColors } from '../colors'
import { isBeginning, markView } from './marks'
import type { TracePictures } from './pictures'
import { labelAround, short } from './shapes'

/** How large a map is, and what is drawn on it. */
const extent = 20
const radius = 0.35
const letters = 0.5
const lineWidth = 0.08

/** States that are places of a map, drawn on it. */
export function placePictures(map: PlaceMap): TracePictures {
  const points = placed(map)
  const places = map.places.map(({ name }, place) => ({
    ...points[place],
    ...labelAround(name, 0, -radius - letters / 2, letters),
  }))
  const ways = map.ways.map(({ from, to }) => [points[from], points[to]])
  return {
    pivot: { x: '${{ $.x }}', y: '${{ $.y }}', scale: 1 },
    of: ({ low }) => ({ ...points[low] }),
    shared: () => ({ places, ways }),
    views: () => ({
      main: [
        {
          $: 'path',
          $if: isBeginning,
          $for: { $let: 'i', $to: '${{ events[0].ways.length }}' },
          points: '${{ events[0].ways[$.i] }}',
          ...{ 'line-width': lineWidth, fill: exportColors.edge, alpha: 1, clear: false },
        },
        {
          $: 'path',
          $if: "${{ !!parent && $.type === 'generating' }}",
          points: [
            { x: '${{ parent.x }}', y: '${{ parent.y }}' },
            { x: '${{ $.x }}', y: '${{ $.y }}' },
          ],
          ...{ 'line-width': 2 * lineWidth, fill: exportColors.waiting, alpha: 1, clear: false },
        },
        {
          $: 'place',
          $if: isBeginning,
          $for: { $let: 'i', $to: '${{ events[0].places.length }}' },
          drawn: '${{ events[0].places[$.i] }}',
        },
        { $: 'mark' },
        {
          $: 'circle',
          ...{ x: '${{ $.x }}', y: '${{ $.y }}', radius: radius / 2 },
          ...{ fill: exportColors.ink, alpha: 1, clear: true },
        },
      ],
      place: [
        {
          $: 'circle',
          ...{ x: '${{ $.drawn.x }}', y: '${{ $.drawn.y }}', radius },
          ...{ fill: exportColors.tile, alpha: 1, clear: false },
          label: '${{ $.drawn.label }}',
          'label-x': "${{ $.drawn['label-x'] }}",
          'label-y': "${{ $.drawn['label-y'] }}",
          'label-size': letters,
          'label-color': '${{ theme.foreground }}',
        },
      ],
      mark: markView({ $: 'circle', x: '${{ $.x }}', y: '${{ $.y }}', radius }),
    }),
  }
}

/** Where places are, scaled to one extent; on a circle where the map does not say it of all. */
function placed({ places }: PlaceMap): readonly Point[] {
  const given = places.flatMap(({ at }) => (at ? [at] : []))
  const points = given.length === places.length ? given : onCircle(places.length)
  const bounds = boundsOf(points)
  const scale = extent / (Math.max(bounds.width, bounds.height) || 1)
  return points.map(({ x, y }) => {
    return { x: short((x - bounds.x) * scale), y: short((y - bounds.y) * scale) }
  })
}

function onCircle(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count
    return { x: Math.sin(angle), y: -Math.cos(angle) }
  })
}

function boundsOf(points: readonly Point[]) {
  const [left, top] = [least(points.map(({ x }) => x)), least(points.map(({ y }) => y))]
  const width = -least(points.map(({ x }) => -x)) - left
  const height = -least(points.map(({ y }) => -y)) - top
  return { x: left, y: top, width, height }
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((found, number) => Math.min(found, number), Number.POSITIVE_INFINITY)
}
