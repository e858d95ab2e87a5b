import { VitePWA } from 'vite-plugin-pwa'

/**
 * The service worker that keeps the whole built app for use without a network, and what a device
 * needs to know to install it.
 */
export function offline() {
  return VitePWA({
    // A new version never takes over by itself: it could do so in the middle of a lecture.
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: 'Tansaku',
      short_name: 'Tansaku',
      description: 'Watch a search algorithm think, step by step',
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: '#ffffff',
      background_color: '#ffffff',
      icons: [
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
      // Without it the parts that the first visit loads later would still come from the network.
      clientsClaim: true,
      // Addresses of the app differ behind the `#` alone; any other, as `/class`, is the server's.
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      // A part that did not come is asked for under another address, and a link may have a tag.
      ignoreURLParametersMatching: [/./],
      // Their names say what is in them.
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
