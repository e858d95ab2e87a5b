// Asks for the files of the page that the address names, before the app is there to ask for them:
// on a slow line that saves a round trip. The built page lists them; elsewhere there is no list.
const list = document.querySelector('#asked-ahead')
// What is meant for one address alone stands last, and is asked for first.
const pages = Object.entries(list ? JSON.parse(list.textContent) : {}).reverse()
const [address, query] = (location.hash || '#/').split('?')
const isAsked = (begin) => {
  if (begin.startsWith('?')) return `?${query}`.startsWith(begin)
  return begin === '#/' ? address === begin : address.startsWith(begin)
}
const files = pages.flatMap(([begin, needed]) => (isAsked(begin) ? needed : []))
for (const file of new Set(files)) {
  const link = document.createElement('link')
  const isScript = file.endsWith('.js')
  link.rel = isScript ? 'modulepreload' : 'preload'
  if (!isScript) link.as = 'style'
  link.crossOrigin = ''
  // A browser would ask for style first, which is far less to wait for.
  link.fetchPriority = isScript ? 'high' : 'low'
  link.href = file
  document.head.append(link)
}
