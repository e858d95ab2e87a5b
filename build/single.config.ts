import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { appPlugins, workerPlugins } from './appPlugins.ts'
import { firstScript } from './firstScript.ts'
import { inlineWorkers } from './inlineWorkers.ts'
import { singlePage } from './singlePage.ts'

/** The whole app as one HTML file, which opens without a server. */
export default defineConfig({
  base: './',
  publicDir: false,
  define: { __VUE_OPTIONS_API__: 'false' },
  plugins: [
    inlineWorkers(),
    ...appPlugins(),
    firstScript(),
    // A file is kept already, and no service worker runs there.
    VitePWA({ disable: true }),
    viteSingleFile(),
    singlePage(),
  ],
  worker: { format: 'iife', plugins: workerPlugins },
  build: {
    target: 'es2023',
    outDir: 'dist-single',
    // All parts are in one file, however they are asked for.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
  },
})
