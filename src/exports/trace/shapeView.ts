import type { TraceComponent, TraceShape } from './trace'

const kinds = ['rect', 'circle', 'polygon'] as const
/** Texts, which could have code in them where they stand in a view, and long lists. */
const neverInView: readonly string[] = ['label', 'points']

/**
 * A view that draws shape number `nth` of a picture. Each property costs a tool some time for each
 * event, so what is the same for all shapes of a kind stands in the view itself.
 */
export function shapeView(shapes: readonly TraceShape[]): readonly TraceComponent[] {
  const present = kinds.filter((kind) => shapes.some(({ $ }) => $ === kind))
  return present.map((kind) => ({
    ...propertiesOf(shapes.filter(({ $ }) => $ === kind)),
    ...(present.length > 1 && { $if: `\${{ ${drawn}.$ === '${kind}' }}` }),
    $: kind,
    clear: true,
  }))
}

// Not `i`: a component with a condition has an `i` of its own.
const drawn = 'events[0].shapes[$.picture[$.nth]]'

function propertiesOf(shapes: readonly TraceShape[]): Readonly<Record<string, unknown>> {
  const tables = shapes.map((shape): Readonly<Record<string, unknown>> => ({ ...shape }))
  const names = new Set(tables.flatMap((table) => Object.keys(table)))
  const properties = Array.from(names, (name) => {
    const [first, ...others] = tables.map((table) => table[name])
    const isSame = !neverInView.includes(name) && others.every((other) => other === first)
    return [name, isSame ? first : `\${{ ${drawn}['${name}'] }}`] as const
  })
  return Object.fromEntries(properties)
}
