/** What the app counts: one of them, and several. */
const counted = {
  action: 'actions',
  block: 'blocks',
  board: 'boards',
  cannibal: 'cannibals',
  cell: 'cells',
  character: 'characters',
  child: 'children',
  column: 'columns',
  decimal: 'decimals',
  digit: 'digits',
  disc: 'discs',
  edge: 'edges',
  event: 'events',
  expansion: 'expansions',
  hole: 'holes',
  inversion: 'inversions',
  jug: 'jugs',
  kind: 'kinds',
  lesson: 'lessons',
  letter: 'letters',
  level: 'levels',
  limit: 'limits',
  line: 'lines',
  liter: 'liters',
  minute: 'minutes',
  missionary: 'missionaries',
  move: 'moves',
  node: 'nodes',
  pancake: 'pancakes',
  path: 'paths',
  peg: 'pegs',
  person: 'people',
  question: 'questions',
  row: 'rows',
  run: 'runs',
  search: 'searches',
  second: 'seconds',
  solution: 'solutions',
  start: 'starts',
  state: 'states',
  step: 'steps',
  tile: 'tiles',
  time: 'times',
} as const

const one = Object.keys(counted).join('|')
const several = Object.values(counted).join('|')
const between = '(?:(?:empty|generated|known|more|new|random|reached|same|such) )?'
const singularVerb = 'is|was|has|waits|lies|leads|crosses|remains'
const pluralVerb = 'are|were|have|wait|lie|lead|cross|remain'

// Not behind what makes the number a name or a part of another one: “column 1”, “7 × 1”, “0.2”.
const number = (figures: string) =>
  String.raw`(?<![\w.,:−-]|[×/] |\b(?:${one}|depth|power of) )(?:${figures})`
const rules = [
  new RegExp(`${number('1|one')} ${between}(?:${several})\\b`, 'gi'),
  new RegExp(`${number('0|2|two')} ${between}(?:${one})\\b`, 'gi'),
  new RegExp(`(?<!\\band )${number('1')} ${between}(?:${one}) (?:${pluralVerb})\\b`, 'gi'),
  new RegExp(`(?<!\\bof )${number('0|2')} ${between}(?:${several}) (?:${singularVerb})\\b`, 'gi'),
  new RegExp(`\\b(?:are|were) 1 ${between}(?:${one})\\b`, 'gi'),
  new RegExp(`\\b(?:is|was) (?:0|2) ${between}(?:${several})\\b(?! away)`, 'gi'),
]

/** The places of a text at which a number and its noun or verb do not agree: “1 nodes”. */
export function disagreements(text: string): readonly string[] {
  return rules.flatMap((rule) => Array.from(text.matchAll(rule), ([found]) => found))
}
