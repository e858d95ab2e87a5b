// The files of a worker share a window: each begins as where nobody was before.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name)
}
