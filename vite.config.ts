import { defineConfig } from 'vitest/config'
import { appInPage, isApp } from './build/appInPage.ts'
import { appPlugins, workerPlugins } from './build/appPlugins.ts'
import { askedAhead } from './build/askedAhead.ts'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { firstScript } from './build/firstScript.ts'
import { loadedTogether } from './build/loadedTogether.ts'
import { offline } from './build/offline.ts'
import { servedHeaders } from './build/servedHeaders.ts'
import { smallerScript } from './build/smallerScript.ts'
import { withOwnModules } from './tests/ownModules.ts'

const inPage = [
  'tests/{embed,scorm,lecture,player,stage,setup,sets,pages,app,lessons,loading,play}/**/*.test.ts',
  'tests/ownSearch/{editor,kept,pane}/**/*.test.ts',
  'tests/settings/windowStorage.test.ts',
  'tests/stored/{*Addresses,device}.test.ts',
]
const ownModules = withOwnModules()
const setupFiles = ['unexpectedWarnings', 'seeded', 'patience', 'ownGlobals', 'everyProblem'].map(
  (name) => `tests/${name}.ts`,
)

export default defineConfig({
  // The built page may be served from any path.
  base: './',
  // What is no file is not there: a page that another address is given would find none of its parts.
  appType: 'mpa',
  // No component of the app or its libraries is written with options.
  define: { __VUE_OPTIONS_API__: 'false' },
  plugins: [
    ...appPlugins(),
    smallerScript(),
    firstScript(),
    appInPage(),
    askedAhead(),
    contentSecurityPolicy(),
    servedHeaders(),
    offline(),
  ],
  worker: { format: 'es', plugins: workerPlugins },
  build: {
    target: 'es2023',
    // The content security policy forbids fonts and scripts in data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      // Browsers that lack it lack what the app is written with.
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !isApp(file)),
    },
    // The editor of a search is one part, and is loaded when it is opened.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Also what other files export: each name less is script less before the first tree.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The app's own file stands in the page, and finds the others from there.
        // With a short hash: files name each other, and what is random cannot be compressed.
        chunkFileNames: ({ name }) => `${name === 'app' ? '' : 'assets/'}[name]-[hash:7].js`,
        codeSplitting: { groups: loadedTogether() },
      },
      // A part that needs all problems imports them as a whole; their files are their own all the same.
      // How long each plugin takes is of no use to those who only start the app.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
  test: {
    // A busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself, the runner keeps a core for watching.
    maxWorkers: '100%',
    // A function that is watched keeps all that it was called with, whole recordings and pages.
    clearMocks: true,
    // Tests make much that is soon forgotten: with more room, less of it is collected.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // These tests leave nothing behind: the files of a worker share what they import.
          isolate: false,
          setupFiles,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/bench/**', ...inPage, ...ownModules],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          // A window for each file would take longer than its tests.
          isolate: false,
          setupFiles: [...setupFiles, 'tests/freshPage.ts', 'tests/firstDrawn.ts'],
          include: inPage,
          exclude: ownModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'page of its own',
          environment: 'happy-dom',
          setupFiles: [...setupFiles, 'tests/firstDrawn.ts'],
          include: ownModules,
        },
      },
    ],
  },
})
