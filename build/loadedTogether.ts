import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Name = Exclude<Rolldown.CodeSplittingGroup['name'], string>
type Graph = Parameters<Name>[1]

const app = 'src/main.ts'
/** The smallest page with a tree: the others need all that it needs. */
const smallestStage = 'src/pages/home/HomeStage.vue'
const pagesWithPanes = [
  'src/pages/lab/LabPage.vue',
  'src/pages/lessons/OpenLesson.vue',
  'src/pages/compare/ComparePage.vue',
  'src/pages/challenges/OpenChallenge.vue',
]

/** What leads to all of a library: its imports do not say what is needed. */
const wholeLibrary = /[\\/]node_modules[\\/](reka-ui|@vueuse|@floating-ui)[\\/]/
const runtime = '\0rolldown/runtime.js'

/**
 * Groups of modules that come in one file each: what every page needs, what every tree needs, and
 * what pages with panes share. Left to itself, the bundler makes a file for each set of pages that
 * share something. That was 80 files for the lab, and each costs a round trip on a slow line.
 */
export function loadedTogether(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ReadonlySet<string>>()

  function isNeededBy(entry: string, id: string, graph: Graph): boolean {
    const needed = known.get(entry) ?? neededBy(resolve(entry), graph)
    known.set(entry, needed)
    return needed.has(id)
  }

  function group(name: string, priority: number, has: (id: string, graph: Graph) => boolean) {
    return {
      debugName: name,
      priority,
      name: (id: string, graph: Graph) => (has(id, graph) ? name : null),
    }
  }

  return [
    group('app', 3, (id, graph) => id === runtime || isNeededBy(app, id, graph)),
    group('stage', 2, (id, graph) => isNeededBy(smallestStage, id, graph)),
    group('panes', 1, (id, graph) => {
      return pagesWithPanes.filter((page) => isNeededBy(page, id, graph)).length > 1
    }),
  ]
}

/** The modules that must be there before an entry can run. */
function neededBy(entry: string, graph: Graph): ReadonlySet<string> {
  const needed = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    if (!wholeLibrary.test(id)) open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return needed
}
