import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { lessonFiles } from './lessonFiles.ts'

type Name = Exclude<Rolldown.CodeSplittingGroup['name'], string>
type Graph = Parameters<Name>[1]

const app = 'src/main.ts'
/** The smallest page with a tree: the others need all that it needs. */
const smallestStage = 'src/pages/home/HomeStage.vue'
/** What needs all problems. */
const allProblems = 'src/problems/all.ts'
const home = 'src/pages/home/HomePage.vue'
const lab = 'src/pages/lab/LabPage.vue'
/** What comes in the file of the lab's page, so that a comparison does not ask for it. */
const ofLabAlone = ['src/pages/lab/LabDialogs.vue', 'src/pages/lab/LabTools.vue']
/** What comes around each tree, and says what happens in it, as soon as the first one is drawn. */
const aroundTree = [
  'src/stage/narration/NarrationWords.vue',
  'src/stage/tree/TreeFailure.vue',
  'src/stage/tree/around/NodeAndPicture.vue',
  'src/stage/tree/around/PassingLegend.vue',
  'src/stage/tree/around/PaneToolbar.vue',
  'src/stage/tree/around/TreeToolbar.vue',
  'src/stage/tree/overview/LargeTreeMap.vue',
  'src/stage/tree/walk/TreeWalk.vue',
]
/** What comes beside it then. */
const behindTree = [
  'src/pages/lab/wrongInAddress.ts',
  'src/pages/lab/beside/beside.ts',
  'src/pages/lab/PrintedRun.vue',
  'src/pages/lab/beside/SidePanes.vue',
  'src/stage/board/InspectorPane.vue',
  'src/stage/frontier/FrontierPane.vue',
  'src/stage/transport/TransportBar.vue',
]
/** What is opened then. */
const opened = [
  'src/stage/tree/goTo/GoToForm.vue',
  'src/stage/counts/CountsPane.vue',
  'src/play/PlayPane.vue',
  'src/pages/sets/add/AddToSetDialog.vue',
]
const code = 'src/stage/code/CodePane.vue'
const labCode = 'src/pages/lab/code/LabCode.vue'
const map = 'src/stage/map/MapPane.vue'
const lesson = 'src/pages/lessons/OpenLesson.vue'
/** What a lesson needs once its tree is drawn. */
const late = 'src/lessons/late.ts'
const compare = 'src/pages/compare/ComparePage.vue'

/** What leads to all of a library: its imports do not say what is needed. */
const wholeLibrary = /[\\/]node_modules[\\/](reka-ui|@vueuse|@floating-ui|d3)[\\/]/
const icon = /^~icons\//
/** A family of problems comes in a file of its own, with its words: a page needs few of them. */
const family = /[\\/]src[\\/](?:problems[\\/](?=\w+[\\/])|words[\\/]en[\\/]problems[\\/])(\w+)/
/** What several families are made with. */
const severalFamilies =
  /[\\/]src[\\/](problems[\\/](?!all)(river[\\/])?[^\\/]+|structures[\\/].+)\.ts$/
const style = /\.css$|[?&]type=style&/
const paneControls = /[\\/]reka-ui[\\/]dist[\\/](Tabs|Slider)[\\/]/

/**
 * Groups of modules that come in one file each: what every page needs, what every tree needs, what
 * a page with a tree needs besides, and what comes behind its tree. Left to itself, the bundler
 * makes a file for each set of parts that share something. That was 80 files for the lab, and each
 * costs a round trip on a slow line.
 */
export function loadedTogether(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ReadonlySet<string>>()

  function isNeededBy(entry: string, id: string, graph: Graph): boolean {
    const needed = known.get(entry) ?? neededBy(resolve(entry), graph)
    known.set(entry, needed)
    return needed.has(id)
  }

  function isOf(part: string, id: string, graph: Graph): boolean {
    return id.startsWith(resolve(part)) || isNeededBy(part, id, graph)
  }

  function isAroundTree(id: string, graph: Graph): boolean {
    return aroundTree.some((part) => isOf(part, id, graph))
  }

  /** Whether the lab and a lesson need it before their trees; an icon is shared with anything. */
  function isOfLabAndLesson(id: string, graph: Graph): boolean {
    const needing = [lesson, lab].filter((page) => isNeededBy(page, id, graph))
    return needing.length > (icon.test(id) ? 0 : 1)
  }

  /** Whether a lesson needs it before its tree, and the lab behind its own. */
  function isOfLessonAndMore(id: string, graph: Graph): boolean {
    const isOfLesson = isNeededBy(lesson, id, graph) || isNeededByLessons(1, id, graph)
    return isOfLesson && (isNeededBy(compare, id, graph) || isOfLabLater(id, graph))
  }

  /** Whether it comes around or beside the tree of the lab, or is opened there. */
  function isOfLabLater(id: string, graph: Graph): boolean {
    return [...aroundTree, ...behindTree, ...opened].some((part) => isOf(part, id, graph))
  }

  /** The styles of a page with a tree come with those of the app: each file costs a request. */
  function isEarlyStyle(id: string, graph: Graph): boolean {
    if (!style.test(id)) return false
    return (
      [lab, home, smallestStage, ...aroundTree].some((part) => isOf(part, id, graph)) ||
      [isOfLabAndLesson, isOfLessonAndMore, isOfComparisonAndMore].some((isOne) => isOne(id, graph))
    )
  }

  /** Whether it comes before the trees of a comparison, and elsewhere behind the tree. */
  function isOfComparisonAndMore(id: string, graph: Graph): boolean {
    const isLater = isOfLabLater(id, graph) || isOf(late, id, graph)
    return isNeededBy(compare, id, graph) && isLater
  }

  /** Whether it comes before the tree of a lesson, and with more than one text. */
  function isOfLessons(id: string, graph: Graph): boolean {
    return (
      isOf(lesson, id, graph) || isNeededByLessons(isNeededBy(late, id, graph) ? 1 : 2, id, graph)
    )
  }

  function isNeededByLessons(least: number, id: string, graph: Graph): boolean {
    return lessonFiles.filter((text) => isNeededBy(text, id, graph)).length >= least
  }

  const groups: readonly (readonly [string, (id: string, graph: Graph) => boolean | string])[] = [
    // The entry too: else it would be a file of one line, and a request.
    ['app', (id, graph) => isOf(app, id, graph) || isEarlyStyle(id, graph)],
    [
      'stage',
      (id, graph) => {
        // What only the first page says comes with it.
        if (isNeededBy(home, id, graph)) return isNeededBy(lab, id, graph)
        if (isNeededBy(smallestStage, id, graph)) return true
        return isAroundTree(id, graph) && isNeededBy(lab, id, graph)
      },
    ],
    [
      'lessons',
      (id, graph) =>
        isNeededBy(home, id, graph) &&
        (isNeededBy(lesson, id, graph) || isNeededBy(smallestStage, id, graph)),
    ],
    ['pages', isOfLabAndLesson],
    [
      'panes',
      (id, graph) =>
        isNeededBy(lab, id, graph) && !ofLabAlone.some((part) => id.startsWith(resolve(part))),
    ],
    ['problems', (id) => severalFamilies.test(id)],
    ['problem', (id) => family.exec(id)?.[1] ?? false],
    ['families', (id) => id.startsWith(resolve(allProblems))],
    ['shared', isOfLessonAndMore],
    ['beside', isOfComparisonAndMore],
    ['aroundTree', isAroundTree],
    ['lesson', isOfLessons],
    ['compare', (id, graph) => isOf(compare, id, graph)],
    [
      'besideTree',
      (id, graph) => paneControls.test(id) || behindTree.some((part) => isOf(part, id, graph)),
    ],
    ['icons', (id) => icon.test(id)],
    ['code', (id, graph) => isNeededBy(code, id, graph)],
    ['checks', (id, graph) => isNeededBy(labCode, id, graph) && isNeededBy(late, id, graph)],
    ['map', (id, graph) => isNeededBy(map, id, graph)],
    ['figures', (id, graph) => isNeededBy(late, id, graph)],
  ]
  return groups.map(([name, has], place) => ({
    debugName: name,
    priority: groups.length - place,
    name: (id, graph) => nameFor(name, has(id, graph)),
  }))
}

/** The file of a group that has a module; one of several, where it says which. */
function nameFor(group: string, has: boolean | string): string | null {
  if (typeof has === 'string') return `${group}-${has}`
  return has ? group : null
}

/** The modules that must be there before an entry can run, without those of its own file. */
function neededBy(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    if (!wholeLibrary.test(id)) open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return new Set([...reached].filter((id) => !id.startsWith(entry)))
}
