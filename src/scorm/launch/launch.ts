import { readStanding } from './readStanding'
import { findScormApi } from './scormApi'
import { openScormSession } from './scormSession'

// The script of the launch page: it brings the lesson into the frame, and reports what the frame tells.
const frame = document.querySelector('iframe')
const { lesson } = frame?.dataset ?? {}
if (!frame || lesson === undefined) throw new Error('the page has no frame for a lesson')

const api = findScormApi(window)
const session = api && openScormSession(api)
const alone = document.querySelector('p')
if (alone) alone.hidden = session !== undefined

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  const standing = source === frame.contentWindow ? readStanding(data, lesson) : undefined
  if (standing) session?.report(standing)
})
addEventListener('pagehide', () => session?.close())
addEventListener('pageshow', ({ persisted }) => {
  // The visit that the browser brings back has ended.
  if (persisted) location.reload()
})
frame.src = `tansaku.html#/lessons/${[lesson, session?.place ?? []].flat().join('/')}`
