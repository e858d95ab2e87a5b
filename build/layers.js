/**
 * Who may import whom. `imports`: whole modules of that layer; `types`: only its types; `text`: only
 * its source files as text; `packages`: from node_modules ('any' for all); `pure`: no document or
 * window, no timers. The app and the pages may import everything and are not listed.
 * A row names no other layer that its own does not import: a test holds that.
 *
 * @typedef {object} Layer
 * @property {readonly string[]} imports
 * @property {readonly string[]} [types]
 * @property {readonly string[]} [text]
 * @property {readonly string[] | 'any'} packages
 * @property {boolean} [pure]
 */

/** @type {Readonly<Record<string, Layer>>} */
export const layers = {
  problems: { imports: ['structures'], packages: [], pure: true },
  structures: { imports: [], packages: [], pure: true },
  shared: { imports: [], types: ['problems'], packages: [] },
  solvers: { imports: ['structures'], types: ['problems'], packages: [], pure: true },
  recording: {
    imports: ['problems', 'structures', 'solvers', 'workers', 'shared'],
    packages: ['comlink'],
    pure: true,
  },
  layout: { imports: ['recording', 'workers'], packages: ['comlink'], pure: true },
  experiments: {
    imports: ['problems', 'solvers', 'recording', 'workers', 'shared'],
    packages: ['d3', 'comlink'],
    pure: true,
  },
  drawing: { imports: [], types: ['problems'], packages: [], pure: true },
  exports: {
    imports: ['recording', 'drawing'],
    types: ['problems', 'solvers'],
    packages: [],
    pure: true,
  },
  words: {
    imports: ['solvers'],
    types: ['problems', 'recording', 'experiments', 'workers'],
    packages: ['i18next', 'i18next-vue'],
  },
  workers: { imports: [], packages: ['comlink'] },
  loading: { imports: ['words', 'problems'], types: ['workers'], packages: 'any' },
  ownSearch: {
    imports: [
      ...['problems', 'structures', 'solvers', 'recording'],
      ...['stage', 'words', 'settings', 'loading', 'shared', 'workers'],
    ],
    text: ['problems', 'solvers', 'structures'],
    packages: 'any',
  },
  sets: {
    imports: ['settings', 'words', 'lecture', 'shared'],
    types: ['problems'],
    packages: ['vue', 'pinia', '@vueuse/core'],
  },
  embed: { imports: [], packages: ['vue', '@vueuse/core'] },
  settings: { imports: ['shared'], packages: ['vue', 'pinia', '@vueuse/core'] },
  lecture: {
    imports: ['stage', 'settings', 'classroom/protocol', 'shared'],
    types: ['player', 'drawing'],
    packages: ['vue', '@vueuse/core'],
  },
  player: {
    imports: ['recording', 'settings', 'loading'],
    types: ['solvers'],
    packages: ['vue', 'pinia', '@vueuse/core'],
  },
  stage: {
    imports: [
      'player',
      'layout',
      'drawing',
      'recording',
      'words',
      'settings',
      'loading',
      'workers',
      'shared',
    ],
    types: ['problems', 'solvers'],
    text: ['solvers'],
    packages: 'any',
  },
  play: {
    imports: ['stage', 'drawing', 'recording', 'problems', 'words', 'settings'],
    types: ['player', 'solvers'],
    packages: 'any',
  },
  setup: {
    imports: [
      'stage',
      'drawing',
      'recording',
      'solvers',
      'problems',
      'words',
      'settings',
      'shared',
    ],
    packages: 'any',
  },
  lessons: {
    imports: [
      ...['stage', 'player', 'layout', 'recording', 'problems', 'words', 'settings', 'loading'],
      ...['ownSearch', 'play', 'setup', 'shared'],
    ],
    types: ['solvers'],
    packages: 'any',
  },
  scorm: { imports: ['embed', 'shared'], packages: ['fflate'] },
  'classroom/protocol': {
    imports: ['drawing', 'shared'],
    types: ['problems'],
    packages: [],
    pure: true,
  },
  'classroom/relay': {
    imports: ['classroom/protocol'],
    types: ['problems', 'drawing'],
    packages: ['socket.io', 'node:.*'],
  },
  'classroom/cluster': {
    imports: ['classroom/protocol', 'classroom/relay'],
    types: ['problems'],
    packages: ['redis', '@socket.io/redis-streams-adapter', 'node:.*'],
  },
  'classroom/client': {
    imports: ['classroom/protocol', 'shared'],
    types: ['problems', 'drawing'],
    packages: ['socket.io-client'],
  },
  'classroom/serve': {
    imports: ['classroom/protocol', 'classroom/relay'],
    packages: ['node:.*'],
  },
  cli: {
    imports: [
      ...['problems', 'solvers', 'recording', 'experiments', 'exports', 'workers', 'words'],
      ...['lessons', 'scorm', 'classroom/cluster', 'classroom/serve', 'shared'],
    ],
    packages: ['uqr', 'node:.*'],
  },
}

const everyLayer = [...Object.keys(layers), 'pages', 'app']

const ofThePage = ['document', 'window', 'navigator', 'localStorage', 'sessionStorage', 'location']
const timers = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']
// Tests and what they test are one program, in which Node's types are known.
const ofNode = [
  'process',
  'Buffer',
  'global',
  'require',
  'module',
  'setImmediate',
  'clearImmediate',
]

/** @type {Layer} */
const mayImportEverything = { imports: everyLayer, packages: 'any' }
const everyRow = Object.entries({ ...layers, pages: mayImportEverything, app: mayImportEverything })

/** The table as ESLint configurations, one a layer. */
export const layerRules = everyRow.map(([name, layer]) => ({
  name: `layers/${name}`,
  files: [`src/${name}/**/*.{ts,vue}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [...forbiddenLayers(name, layer), ...forbiddenPackages(name, layer)] },
    ],
    'no-restricted-globals': [
      'error',
      ...(layer.pure ? [...ofThePage, ...timers] : []),
      ...(layer.packages.includes('node:.*') ? [] : ofNode),
    ],
  },
}))

/** @param {string} name @param {Layer} layer */
function forbiddenLayers(name, { imports, types = [], text = [] }) {
  return everyLayer
    .filter((other) => other !== name && !imports.includes(other))
    .map((other) => ({
      regex: `^(?:\\.\\./)+${pathFrom(name, other)}(?:/|$)${text.includes(other) ? '(?!.*\\?(?:raw|highlighted|members)$)' : ''}`,
      allowTypeImports: types.includes(other),
      message: `src/${name} does not import ${types.includes(other) ? 'values of ' : ''}src/${other}: see build/layers.js.`,
    }))
}

/**
 * How an import names another layer: one in the same folder without that folder.
 *
 * @param {string} name
 * @param {string} other
 */
function pathFrom(name, other) {
  const folder = name.slice(0, name.indexOf('/') + 1)
  if (folder === '' || !other.startsWith(folder)) return other
  return `(?:${folder})?${other.slice(folder.length)}`
}

/** @param {string} name @param {Layer} layer */
function forbiddenPackages(name, { packages }) {
  if (packages === 'any') {
    return [{ regex: '^node:', message: `src/${name} runs in a page, where Node is not.` }]
  }
  const allowed = packages.map((each) => `|${each}(?:/|$)`).join('')
  return [
    {
      regex: `^(?!\\.${allowed})`,
      message: `src/${name} imports no packages but: ${packages.join(', ') || 'none'}.`,
    },
  ]
}
