import { common } from './common'
import { compareCharts } from './compare/charts'
import { compare } from './compare/compare'
import { comparePrepared } from './compare/prepared'
import { drop } from './drop'
import { experiments } from './experiments/experiments'
import { home } from './home'
import { keys } from './keys'
import { lab } from './lab'
import { labBudget, labNothing, labPanes } from './labBeside'
import { addToSet } from './lecture/addToSet'
import { classroom } from './lecture/classroom'
import { lecture } from './lecture/lecture'
import { sets } from './lecture/sets'
import { challengeCatalogue } from './lessons/challenge'
import { course, sources } from './lessons/course'
import { lessonAsked } from './lessons/lessonAsked'
import { lessonExercise } from './lessons/lessonExercise'
import { lessonFigures } from './lessons/lessonFigures'
import { lessons } from './lessons/lessons'
import { lessonTie } from './lessons/lessonTie'
import { scorm } from './lessons/scorm'
import { selfCheck } from './lessons/selfCheck'
import { whichSearch } from './lessons/whichSearch'
import { loading } from './loading'
import { code } from './ownSearch/code'
import { ownSearch } from './ownSearch/ownSearch'
import {
  searchEditor,
  searchFile,
  searchHistory,
  searchList,
  searchMeant,
  searchRead,
} from './ownSearch/searchEditing'
import { pages } from './pages'
import { play } from './play'
import { problems } from './problems'
import { settings } from './settings'
import { settingsDialog } from './settingsDialog'
import { editor } from './setup/editor'
import { linkFault } from './setup/linkFaults'
import { proof } from './setup/proof'
import { settingFault } from './setup/settingFaults'
import { setup } from './setup/setup'
import { heuristicCheck, randomStart, unsolvable } from './setup/setupForm'
import { deck } from './share/deck'
import { exports } from './share/exports'
import { file } from './share/file'
import { share } from './share/share'
import { optionWords, solverWords } from './solvers'
import { whyPruned, treeOverview, treeSave, treeTip, treeTools, treeWalk } from './stage/aroundTree'
import { counts } from './stage/counts'
import { frontier } from './stage/frontier'
import { frontierSoFar } from './stage/frontierSoFar'
import { ink } from './stage/ink'
import { inspector } from './stage/inspector'
import { map } from './stage/map'
import { move } from './stage/move'
import { narration } from './stage/narration'
import { playback } from './stage/playback'
import { copy, solution } from './stage/solution'
import { stopped } from './stage/stopped'
import { transport } from './stage/transport'
import { treeGoTo } from './stage/treeGoTo'
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
    meant: searchMeant,
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
  lessons: { ...lessons, asked: lessonAsked, exercise: lessonExercise, tie: lessonTie },
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
