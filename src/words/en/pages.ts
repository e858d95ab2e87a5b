export const pages = {
  label: 'Pages',
  menu: 'Menu',
  keys: 'Keys',
  home: 'Home',
  lab: 'Lab',
  lessons: 'Lessons',
  challenges: 'Challenges',
  compare: 'Compare',
  experiments: 'Experiments',
  sets: 'Sets',
  missing: {
    title: 'There is no such page',
    asked: 'No page has this address:',
    on: 'It may have been mistyped, or cut off when it was copied. These pages are there:',
  },
} as const
