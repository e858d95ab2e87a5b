import { foreignNames } from '../../names/foreignNames'

/** How another language writes something, and how it is written here. */
export interface ForeignLine {
  readonly language: ForeignLanguage
  /** What a line of such code looks like, without the insides of its texts and comments. */
  readonly line: RegExp
  /** What to point at, with `$1` for what the first bracket of the pattern has found. */
  readonly written: string
  /** What to write in its place; nothing where the line is to go. */
  readonly here?: string
}

/** Which language a line is from, as far as that can be told. */
export type ForeignLanguage = 'python' | 'java' | 'cpp' | 'java-or-cpp' | 'unknown'

const type =
  '(?:unsigned |long |final )?(?:int|long|short|byte|float|double|char|bool|boolean|String|string|auto|size_t|final \\w+)'

/**
 * A variable that is declared with the kind of what it holds.
 *
 * @param here what is made in its place
 * @param alsoHere names for it of other languages that can stand here for something else
 */
function made(here: string, alsoHere: readonly string[] = []): ForeignLine {
  const foreign = [...foreignNames].filter(([, instead]) => instead === here)
  const kinds = [...foreign.map(([name]) => name), ...alsoHere].join('|')
  const line = new RegExp(
    `^\\s*(?:final )?((?:std::)?(?:${kinds}))\\s*<.*>\\s*&?(\\w+)\\s*(?:[;=({]|$)`,
  )
  return { language: 'java-or-cpp', line, written: '$1<…> $2', here: `const $2 = ${here}` }
}

const python: readonly Omit<ForeignLine, 'language'>[] = [
  { line: /^\s*def\s+(\w+)\s*\(/, written: 'def $1(…):', here: 'function $1(…) { … }' },
  { line: /^\s*class\s+(\w+).*:\s*$/, written: 'class $1:', here: 'class $1 { … }' },
  { line: /^\s*(?:\}\s*)?elif\b/, written: 'elif', here: 'else if (…) { … }' },
  { line: /^\s*(?:\}\s*)?else\s*:/, written: 'else:', here: 'else { … }' },
  { line: /^\s*try\s*:/, written: 'try:', here: 'try { … }' },
  { line: /^\s*except\b.*:/, written: 'except', here: 'catch (error) { … }' },
  {
    line: /^\s*for\s+(\w+)\s+in\s+range\s*\(/,
    written: 'for $1 in range(…):',
    here: 'for (let $1 = 0; $1 < …; $1++) { … }',
  },
  {
    line: /^\s*for\s+(\w+)\s+in\b/,
    written: 'for $1 in …:',
    here: 'for (const $1 of …) { … }',
  },
  {
    line: /^\s*for\s+\(?(\w+\s*,\s*\w+)\)?\s+in\b/,
    written: 'for $1 in …:',
    here: 'for (const [$1] of …) { … }',
  },
  {
    line: /^\s*(if|while)(?:\s+[^(\s].*:|\s*\([^?]*\)\s*:)/,
    written: '$1 …:',
    here: '$1 (…) { … }',
  },
  { line: /\S\s+for\s+(\w+)\s+in\b.*[\])]/, written: '… for $1 in …', here: '….map(($1) => …)' },
  { line: /\blambda\b\s*([\w, ]*):/, written: 'lambda $1: …', here: '($1) => …' },
  {
    line: /[\w\]'"]\s+(?<!\belse\s+)if\s+.+\s+else\s+\S/,
    written: 'a if b else c',
    here: 'b ? a : c',
  },
  { line: /\bnot\s+in\b/, written: 'not in', here: '!….has(…)' },
  { line: /\bis\s+not\b/, written: 'is not', here: '!==' },
  { line: /[\w)\]'"]\s+and\s+\S/, written: 'and', here: '&&' },
  { line: /[\w)\]'"]\s+or\s+\S/, written: 'or', here: '||' },
  { line: /(?:^|[\s(=])not\s+\w/, written: 'not', here: '!' },
  { line: /^\s*del\s+(\w+)\s*\[/, written: 'del $1[…]', here: '$1.delete(…)' },
  { line: /^\s*(del)\s+\w/, written: '$1' },
  { line: /^\s*raise\b/, written: 'raise', here: 'throw new Error(…)' },
  { line: /(?:^|[^\w])[fF]["']/, written: "f'…{x}…'", here: '`…${x}…`' },
  { line: /[\w\])]\[[^\][?{]*:[^\][?]*\]/, written: '[a:b]', here: '.slice(a, b)' },
  { line: /\w\s*:=/, written: ':=', here: '=' },
  { line: /^\s*(global|nonlocal)\s+\w/, written: '$1' },
]

const javaOrCpp: readonly ForeignLine[] = [
  {
    language: 'unknown',
    line: /^\s*(foreach|for\s+each)\b/i,
    written: '$1',
    here: 'for (const … of …) { … }',
  },
  made('[]'),
  made('new Queue()', ['queue', 'Queue']),
  made('new Stack()', ['Stack']),
  made('new PriorityQueue()', ['PriorityQueue']),
  made('new Map()', ['map', 'Map']),
  made('new Set()', ['Set']),
  ...[
    {
      line: new RegExp(
        `\\bfor\\s*\\(\\s*(?:const\\s+|let\\s+|var\\s+)?(?:${type}\\s*&?\\s*)?(\\w+)\\s*:\\s[^;]*\\)`,
      ),
      written: 'for ($1 : …)',
      here: 'for (const $1 of …)',
    },
    {
      line: new RegExp(`\\bfor\\s*\\(\\s*(${type})\\s+(\\w+)\\s+(in|of)\\b`),
      written: 'for ($1 $2 $3 …)',
      here: 'for (const $2 of …)',
    },
    {
      line: /^\s*(?:(?:public|private|protected|static|final)\s+)+(?!async|get|set|override|abstract)[\w<>[\]]+\s+(\w+)\s*\(/,
      written: 'public … $1(…)',
      here: 'function $1(…) { … }',
    },
    {
      line: new RegExp(`^\\s*(void|${type})\\s+(\\w+)\\s*\\([^()]*\\)\\s*\\{`),
      written: '$1 $2(…)',
      here: 'function $2(…) { … }',
    },
    {
      line: /\bcatch\s*\(\s*((?:const\s+)?\w[\w.:]*\s*&?\s+&?(\w+))\s*\)/,
      written: 'catch ($1)',
      here: 'catch ($2)',
    },
    {
      line: new RegExp(`\\b(${type})\\s*(?:\\[\\])+\\s*(\\w+)`),
      written: '$1[] $2',
      here: 'const $2 = []',
    },
    {
      line: new RegExp(`(?:\\bfunction\\b.*|=\\s*)\\((?:[^()]*,\\s*)?(${type})\\s+(\\w+)\\s*[,)]`),
      written: '$1 $2',
      here: '$2',
    },
    {
      line: new RegExp(`\\b(${type})\\s+(?!(?:of|in|as|is|satisfies)\\b)(\\w+)`),
      written: '$1 $2',
      here: 'let $2',
    },
  ].map((each) => ({ ...each, language: 'java-or-cpp' as const })),
  { language: 'cpp', line: /^\s*#\s*(include|define)\b/, written: '#$1' },
  { language: 'cpp', line: /^\s*using\s+namespace\b/, written: 'using namespace' },
  { language: 'cpp', line: /(\w+)::/, written: '$1::', here: '$1.' },
  { language: 'cpp', line: /(\w+)->(\w+)/, written: '$1->$2', here: '$1.$2' },
  { language: 'java', line: /^\s*package\s+\w/, written: 'package' },
  { language: 'java', line: /(\w+|\([\w, ]*\))\s*->/, written: '$1 -> …', here: '$1 => …' },
]

const unknown: readonly Omit<ForeignLine, 'language'>[] = [
  { line: /\b(else?s?if)\b/i, written: '$1', here: 'else if (…) { … }' },
  // Its third part is missing, or commas stand between the parts.
  {
    line: /^\s*for\s*\([^;]*;[^;]*\)\s*\{|^\s*for\s*\(\s*(?:let|const|var)\s+\w+\s*=[^;]*,[^;]*<[^;]*\)\s*\{/,
    written: 'for (…)',
    here: 'for (let i = 0; i < …; i++) { … }',
  },
  {
    line: /^\s*(?:\}\s*)?(if|while|switch)\s+[^(\s]/,
    written: '$1 …',
    here: '$1 (…) { … }',
  },
  {
    line: /^\s*(?:\}\s*)?(?:else\s+)?(if|while)\s*\((?:[^()]|\([^()]*\))*\)\s*(&&|\|\|)/,
    written: '$1 (…) $2 (…)',
    here: '$1 ((…) $2 (…))',
  },
  { line: /^\s*assert\s/, written: 'assert …', here: 'if (!(…)) throw new Error()' },
  { line: /[\w)\]]\s*<>\s*[\w(]/, written: '<>', here: '!==' },
  { line: /[\w)\]]\s*=<\s*[\w(]/, written: '=<', here: '<=' },
  { line: /\bconst\s+(\w+)\s*(?:;|$)/, written: 'const $1', here: 'let $1' },
  { line: /\blet\s+mut\s+(\w+)/, written: 'let mut $1', here: 'let $1' },
  {
    line: /^\s*(?:\w+\s+)?(fn|func|fun|sub|procedure)\s+(\w+)\s*\(/,
    written: '$1 $2(…)',
    here: 'function $2(…) { … }',
  },
]

/** What no program in JavaScript has; of two that fit one line the first is told. */
export const foreignLines: readonly ForeignLine[] = [
  ...python.map((each) => ({ ...each, language: 'python' as const })),
  ...javaOrCpp,
  ...unknown.map((each) => ({ ...each, language: 'unknown' as const })),
]
