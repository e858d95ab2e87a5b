import { describe, expect, it } from 'vitest'
import { createRoute } from '../../src/lessons/route'

function routeOf() {
  const route = createRoute()
  route.add({ id: 'one', run: 'small', until: 'level:2', pane: 'board', view: 'fit' })
  route.add({ id: 'two' })
  route.add({ id: 'three', run: 'large', pane: 'code' })
  route.add({ id: 'four', until: 'end' })
  return route
}

describe('the places of a lesson', () => {
  it('are as the place before in what they do not say', () => {
    expect(routeOf().places.value[1]).toEqual({
      id: 'two',
      run: 'small',
      until: 'level:2',
      pane: 'board',
      view: 'fit',
      picture: 'tree',
      first: 'tree',
    })
  })

  it('show first what they speak of, where there is room for one thing', () => {
    const route = createRoute()
    route.add({ id: 'asked', run: 'small', until: '4', ask: 'next' })
    route.add({ id: 'code', pane: 'code' })
    route.add({ id: 'counts', pane: 'counts' })
    route.add({ id: 'chosen', pane: 'counts', first: 'counts' })
    const first = route.places.value.map((place) => place.first)
    expect(first).toEqual(['frontier', 'code', 'tree', 'counts'])
  })

  it('keep the map in place of the tree, and show it first', () => {
    const route = createRoute()
    route.add({ id: 'map', run: 'small', picture: 'map', pane: 'counts' })
    route.add({ id: 'on', until: '4' })
    route.add({ id: 'back', picture: 'tree' })
    const shown = route.places.value.map(({ picture, first }) => [picture, first])
    expect(shown).toEqual([
      ['map', 'map'],
      ['map', 'map'],
      ['tree', 'tree'],
    ])
  })

  it('begin at the start of another run', () => {
    expect(routeOf().places.value[2]).toMatchObject({ run: 'large', until: 'start', pane: 'code' })
  })

  it('are gone through one by one, and not past the ends', () => {
    const route = routeOf()
    expect(route.current.value?.id).toBe('one')
    expect(route.placeAfter(-1)?.id).toBe('one')
    route.goTo('three')
    expect(route.placeAfter(1)?.id).toBe('four')
    expect(route.placeAfter(9)?.id).toBe('four')
  })

  it('lead to the first where there is no such place', () => {
    const route = routeOf()
    route.goTo('nowhere')
    expect(route.current.value?.id).toBe('one')
  })
})
