import { describe, expect, it } from 'vitest'
import { readPicture } from '../../src/lessons/picture'

const run = { start: '123456078' }

describe('the picture of a lesson', () => {
  it('is a moment of a run, as a tree where nothing else is said', () => {
    const value = { settings: run, until: 'end', view: 'tree' }
    expect(readPicture({ run, until: 'end' })).toEqual({ ok: true, value })
  })

  it('may be a map', () => {
    const read = readPicture({ run, until: '12', view: 'map' })
    expect(read).toMatchObject({ ok: true, value: { view: 'map' } })
  })

  it.each([
    [undefined, 'picture is not a run and a moment'],
    ['small', 'picture is not a run and a moment'],
    [{ until: 'end' }, 'picture.run is not the name of a run'],
    [{ run: 'large', until: 'end' }, 'picture.run is not the name of a run'],
    [
      { run: { start: 123456078 }, until: 'end' },
      'picture.run.start is not a text: put it in quotes',
    ],
    [{ run, until: 12 }, 'picture.until is not a text: put it in quotes'],
    [{ run, until: 'end', view: 'code' }, 'picture.view is not one of tree, map'],
  ])('is refused: %j', (data, fault) => {
    expect(readPicture(data)).toEqual({ ok: false, fault })
  })
})
