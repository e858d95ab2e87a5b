// Where the app itself cannot start, nothing of it can say so. A browser loads no modules from a file
// that was opened by itself, as from a folder or a stick; and a page may not come to its end.
const opened = 'Tansaku cannot start from a file that is opened by itself. '
const served =
  'In its folder “npm start” serves it, as any web server can. The file that “npm run build:single” makes needs none.'
const network = '. Check your network connection.'
const missing = 'Tansaku could not be loaded' + network
const late = 'Tansaku has not been loaded yet' + network
const failed = 'Tansaku cannot start in this browser: '
/** What a slow line needs, in ms; where a connection is lost, a browser waits for ever. */
const patience = 15_000

let fault = ''

const told = document.createElement('div')

function tell() {
  const app = document.querySelector('#app')
  if (app?.hasChildNodes() && !app.contains(told)) return told.remove()
  // A page that is in one file lists no others.
  const isFile = location.protocol === 'file:' && document.querySelector('#asked-ahead')
  const text = document.createElement('p')
  text.role = 'alert'
  text.textContent = isFile ? opened + served : fault ? failed + fault : whatIsMissing()
  const again = document.createElement('button')
  again.textContent = 'Try again'
  again.addEventListener('click', () => location.reload())
  told.replaceChildren(text, ...(isFile ? [] : [again]))
  const place = app ?? document.body ?? document.documentElement
  return place.append(told)
}

function whatIsMissing() {
  return document.readyState === 'loading' ? late : missing
}

// A file that does not come is no such error.
addEventListener('error', ({ message }) => (fault ||= message))
addEventListener('load', tell)
setTimeout(tell, patience)
