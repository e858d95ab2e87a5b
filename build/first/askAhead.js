// Asks for the files of the page that the address names, before the app is there to ask for them:
// on a slow line that saves a round trip. The built page lists them; elsewhere there is no list.
const list = document.querySelector('#asked-ahead')
const pages = list ? JSON.parse(list.textContent) : {}
const begin = Object.keys(pages).find((each) => location.hash.startsWith(each))
for (const file of pages[begin] ?? []) {
  const link = document.createElement('link')
  const isScript = file.endsWith('.js')
  link.rel = isScript ? 'modulepreload' : 'preload'
  if (!isScript) link.as = 'style'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}
