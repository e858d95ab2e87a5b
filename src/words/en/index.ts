import { addToSet } from './lecture/addToSet'
import { whyPruned, treeOverview, treeSave, treeTip, treeTools, treeWalk } from './stage/aroundTree'
import { treeGoTo } from './stage/treeGoTo'
import { challengeCatalogue } from './lessons/challenge'
import { code } from './ownSearch/code'
import { common } from './common'
import { compareCharts } from './compare/charts'
import { compare } from './compare/compare'
import { comparePrepared } from './compare/prepared'
import { counts } from './stage/counts'
import { deck } from './share/deck'
import { drop } from './drop'
import { editor } from './setup/editor'
import { experiments } from './experiments/experiments'
import { exports } from './share/exports'
import { file } from './share/file'
import { frontier } from './stage/frontier'
import { frontierSoFar } from './stage/frontierSoFar'
import { home } from './home'
import { ink } from './stage/ink'
import { inspector } from './stage/inspector'
import { keys } from './keys'
import { lab } from './lab'
import { labBudget, labNothing, labPanes } from './labBeside'
import { lecture } from './lecture/lecture'
import { classroom } from './lecture/classroom'
import { lessonFigures } from './lessons/lessonFigures'
import { lessonExercise } from './lessons/lessonExercise'
import { lessonTie } from './lessons/lessonTie'
import { lessons } from './lessons/lessons'
import { loading } from './loading'
import { move } from './stage/move'
import { narration } from './stage/narration'
import { ownSearch } from './ownSearch/ownSearch'
import { play } from './play'
import { pages } from './pages'
import { problems } from './problems'
import { playback } from './stage/playback'
import { proof } from './setup/proof'
import { scorm } from './lessons/scorm'
import {
  searchEditor,
  searchFile,
  searchHistory,
  searchList,
  searchRead,
} from './ownSearch/searchEditing'
import { selfCheck } from './lessons/selfCheck'
import { sets } from './lecture/sets'
import { settings } from './settings'
import { settingsDialog } from './settingsDialog'
import { linkFault } from './setup/linkFaults'
import { settingFault } from './setup/settingFaults'
import { setup } from './setup/setup'
import { heuristicCheck, randomStart, unsolvable } from './setup/setupForm'
import { share } from './share/share'
import { optionWords, solverWords } from './solvers'
import { stopped } from './stage/stopped'
import { course, sources } from './lessons/course'
import { copy, solution } from './stage/solution'
import { whichSearch } from './lessons/whichSearch'
import { transport } from './stage/transport'
import { map } from './stage/map'
import { tree } from './tree'

/** Every word of the interface in English, by the place where it is shown. */
export const en = {
  common,
  loading,
  lab: { ...lab, budget: labBudget, nothing: labNothing, panes: labPanes },
  keys,
  lecture,
  classroom,
  setup: {
    ...setup,
    fault: settingFault,
    link: linkFault,
    random: randomStart,
    unsolvable,
    heuristic: heuristicCheck,
    proof,
  },
  problems,
  solvers: solverWords,
  options: optionWords,
  drop,
  editor,
  tree: {
    ...tree,
    goTo: treeGoTo,
    overview: treeOverview,
    save: treeSave,
    tip: treeTip,
    tools: treeTools,
    walk: treeWalk,
  },
  map,
  frontier: { ...frontier, soFar: frontierSoFar },
  ink,
  inspector: { ...inspector, reason: whyPruned },
  code,
  counts,
  solution,
  copy,
  ownSearch: {
    ...ownSearch,
    read: searchRead,
    list: searchList,
    history: searchHistory,
    editor: searchEditor,
    file: searchFile,
    stopped,
    challenge: challengeCatalogue,
  },
  share,
  deck,
  exports,
  file,
  move,
  narration,
  play,
  transport,
  playback,
  lessons: { ...lessons, exercise: lessonExercise, tie: lessonTie },
  lessonFigures,
  selfCheck,
  whichSearch,
  scorm,
  course,
  sources,
  sets: { ...sets, add: addToSet },
  settings: { ...settings, dialog: settingsDialog },
  home,
  pages,
  experiments,
  compare: { ...compare, charts: compareCharts, prepared: comparePrepared },
} as const
