import { beforeEach, expect, it, vi } from 'vitest'
import { openDropped, wayToOpener } from '../../../src/app/drop/openDropped'

const page = `
  <main><section><input id="sets" type="file" accept=".json,application/json" /></section></main>`
const dialog = `
  <div role="dialog">
    <div id="left"><input id="graph" type="file" accept=".txt" /></div>
    <div id="right">
      <input id="off" type="file" accept=".png" disabled />
      <input id="maps" type="file" accept=".map,.txt" multiple />
    </div>
  </div>`

beforeEach(() => {
  document.body.innerHTML = page
})

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

/** Drops files; tells which button got them, and what else was answered. */
function drop(names: readonly string[], at = 'body') {
  const transfer = new DataTransfer()
  for (const name of names) transfer.items.add(new File(['text'], name))
  const opened = vi.fn<(id: string, names: readonly string[]) => void>()
  for (const input of document.querySelectorAll('input')) {
    const tell = () =>
      opened(
        input.id,
        Array.from(input.files ?? [], ({ name }) => name),
      )
    input.addEventListener('change', tell, { once: true })
  }
  const refusal = openDropped(transfer.files, element(at))
  return { opened: opened.mock.calls, refusal }
}

it('gives a file to the button that opens such files, wherever on the page it is dropped', () => {
  const got = { opened: [['sets', ['Talk.JSON']]], refusal: undefined }
  expect(drop(['Talk.JSON'])).toEqual(got)
  expect(drop(['Talk.JSON'], 'main')).toEqual(got)
})

it('gives it to the nearest of several such buttons, and to none behind a dialog', () => {
  document.body.innerHTML = page + dialog
  expect(drop(['a.txt'], '#left').opened).toEqual([['graph', ['a.txt']]])
  expect(drop(['a.txt'], '#right').opened).toEqual([['maps', ['a.txt']]])
  expect(drop(['a.map'], '#left').opened).toEqual([['maps', ['a.map']]])
  expect(drop(['talk.json'], 'main').opened).toEqual([])
})

it('opens several files only where several can be opened', () => {
  expect(drop(['a.json', 'b.json'])).toEqual({ opened: [], refusal: { kind: 'oneOnly' } })
  document.body.innerHTML = page + dialog
  expect(drop(['a.map', 'b.txt']).opened).toEqual([['maps', ['a.map', 'b.txt']]])
})

it('refuses a file of another kind by its name, also among others, and says which endings are right', () => {
  const refusal = { kind: 'wrongKind', name: 'cat.png', endings: '.json' }
  expect(drop(['cat.png'])).toEqual({ opened: [], refusal })
  expect(drop(['a.json', 'cat.png'])).toEqual({ opened: [], refusal })
  // A button that cannot be used now takes no file.
  document.body.innerHTML = page + dialog
  expect(drop(['cat.png'], '#right').refusal).toEqual({ ...refusal, endings: '.map, .txt' })
})

it('refuses any file where nothing on the page opens files', () => {
  document.body.innerHTML = '<main></main>'
  expect(drop(['a.json'])).toEqual({ opened: [], refusal: { kind: 'nowhere', name: 'a.json' } })
})

it('finds the button that leads to one that opens such a file, and in an open dialog none behind it', () => {
  document.body.innerHTML = '<button data-opens=".jsonl"></button>'
  const way = (...names: readonly string[]) => {
    const transfer = new DataTransfer()
    for (const name of names) transfer.items.add(new File(['text'], name))
    return wayToOpener(transfer.files)
  }
  expect(way('run.jsonl')).toBe(document.querySelector('button'))
  expect(way('talk.json')).toBeUndefined()
  expect(way('run.jsonl', 'other.jsonl')).toBeUndefined()
  document.body.innerHTML +=
    '<div role="dialog"><button id="draw" data-opens=".txt"></button></div>'
  expect(way('run.jsonl')).toBeUndefined()
  expect(way('graph.txt')).toBe(element('#draw'))
})
