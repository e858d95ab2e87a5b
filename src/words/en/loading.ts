export const loading = {
  busy: 'Loading …',
  part: {
    page: 'The page “{{name}}”',
    lesson: 'The text of this lesson',
    settings: 'The settings',
    keys: 'The list of keys',
    stage: 'The stage',
    examples: 'The examples',
    map: 'The map',
    code: 'The code',
    board: 'The board',
    editor: 'The editor',
    searches: 'The list of your searches',
    counts: 'The counts',
    recorder: 'The program that records searches',
    layout: 'The program that lays out trees',
    runner: 'The program that runs experiments',
    reader: 'The program that reads files',
  },
  notLoaded: '{{part}} could not be loaded. Check your network connection.',
  notLoadedNewer:
    '{{part}} could not be loaded: a newer version of Tansaku has replaced this one.',
  crashed: '{{part}} failed: {{reason}}. What was there before is kept.',
  notStarted:
    '{{search}} from {{start}} could not be started. {{shown}} from {{shownStart}} is still shown.',
  notStartedAnew:
    '{{search}} from {{start}} could not be started with the new settings. The previous run is still shown.',
  notStartedCode:
    'The changed code of “{{search}}” made no step, so the previous run is still shown. Fix the code, then run it again.',
  withoutTree: '{{search}} from {{start}} is shown without its tree.',
  again: 'Try again',
  reload: 'Reload the page',
  newVersion: 'Load the new version',
  newVersionReady: 'A new version of Tansaku is ready. Loading it takes you back to this address.',
  later: 'Later',
} as const
