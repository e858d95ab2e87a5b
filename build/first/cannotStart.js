// Where the app itself cannot be loaded, nothing of it can say so. A browser loads no modules from
// a file that was opened by itself, as from a folder or a stick.
const opened = 'Tansaku cannot start from a file that is opened by itself. '
const served =
  'In its folder, “npm start” serves it and prints its address; any web server can serve the folder “dist”. The file that “npm run build:single” makes needs no server.'
const missing = 'Tansaku could not be loaded. Check your network connection.'

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    const isFile = location.protocol === 'file:'
    const text = document.createElement('p')
    text.role = 'alert'
    text.textContent = isFile ? opened + served : missing
    const again = document.createElement('button')
    again.textContent = 'Try again'
    again.addEventListener('click', () => location.reload())
    document.querySelector('#app').replaceChildren(text, ...(isFile ? [] : [again]))
  },
  true,
)
