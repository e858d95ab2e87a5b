import { describe, expect, test } from 'vitest'
import { fillNumbers } from '../../build/numbers/fillNumbers'

const runs = {
  all: { start: '123456780', solver: 'breadth-first', goalTest: 'never' },
  near: { start: '123456708', solver: 'breadth-first' },
  crossing: { problem: 'missionaries', solver: 'breadth-first' },
  wrong: { start: '12', solver: 'breadth-first' },
}
const never = () => expect.unreachable()
const filled = (text: string) => fillNumbers(text, runs, never)

describe('the numbers of a lesson, worked out when the app is built', () => {
  test('stand in the tags that tell them', () => {
    expect(filled('of depth 31: <RunNumber run="all" of="width:31" />.')).toBe(
      'of depth 31: <RunNumber run="all" of="width:31" :known="2" />.',
    )
    expect(filled('<p><RunNumber run="crossing" of="moves"/></p>')).toBe(
      '<p><RunNumber run="crossing" of="moves" :known="11"/></p>',
    )
  })

  test('are those at the moment that a tag names', () => {
    expect(filled('<RunNumber run="near" of="generated" until="start" />')).toContain(':known="1"')
  })

  test('are those of a row after the other in a table, without those that there are not', () => {
    expect(filled('<RunTable\n runs="all, near"\n columns="moves,depth"\n/>')).toBe(
      '<RunTable\n runs="all, near"\n columns="moves,depth" :known="[null,31,1,1]"\n/>',
    )
  })

  test('are the steps of moments in the lab, but for the start', () => {
    expect(filled('<LabLink run="all" until="12">there</LabLink>')).toBe(
      '<LabLink run="all" until="12" :known="12">there</LabLink>',
    )
    const start =
      '<LabLink run="all" until="start">there</LabLink><LabLink run="all">there</LabLink>'
    expect(filled(start)).toBe(start)
  })

  test('stand behind a sign that ends other tags', () => {
    expect(filled('<RunTable runs="near" columns="moves" caption="a > b" />')).toContain(
      'caption="a > b" :known="[1]" />',
    )
  })

  test.each([
    '<RunNumber run="all" of="expanded" on-demand />',
    '<RunNumber run="all" of="moves" />',
    '<RunNumber run="near" of="nothing" />',
    '<RunNumber run="near" of="moves" until="level:40" />',
    '<RunNumber run="none" of="moves" />',
    '<RunNumber run="wrong" of="moves" />',
    '<RunTable runs="none" columns="moves" />',
    '<RunFigure run="near" until="end" />',
  ])('are left to the page: %s', (text) => {
    expect(filled(text)).toBe(text)
  })

  test('are left to the page when a run takes long, and it is told which', () => {
    const early = '<RunNumber run="all" of="generated" until="generated:4"'
    const stopped: string[] = []
    const text = `<RunNumber run="all" of="expanded" /> ${early} />`
    const told = fillNumbers(text, runs, (run) => stopped.push(run), 1000)
    expect(told).toBe(`<RunNumber run="all" of="expanded" /> ${early} :known="5" />`)
    expect(stopped).toEqual(['all'])
  })

  test('are left to the page when the runs cannot be read', () => {
    const text = '<RunNumber run="near" of="moves" />'
    expect(fillNumbers(text, { near: 'a text' }, never)).toBe(text)
    expect(fillNumbers(text, undefined, never)).toBe(text)
  })
})
