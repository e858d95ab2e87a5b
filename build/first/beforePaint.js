// Runs before anything is painted, so that no page flashes in another theme than the chosen one.
// The app reads the same settings when it starts: see src/settings/.
try {
  const { theme } = JSON.parse(localStorage.getItem('tansaku-settings'))
  if (['light', 'dark', 'projector'].includes(theme)) {
    document.documentElement.dataset.theme = theme
  }
} catch {
  // Nothing was kept, or nothing that can be read.
}
