import { addToSet } from './addToSet'
import { whyPruned, treeSave, treeTip, treeWalk } from './aroundTree'
import { treeGoTo } from './treeGoTo'
import { challengeCatalogue } from './challenge'
import { code } from './code'
import { common } from './common'
import { compare } from './compare'
import { counts } from './counts'
import { deck } from './deck'
import { editor } from './editor'
import { experiments } from './experiments'
import { exports } from './exports'
import { file } from './file'
import { frontier } from './frontier'
import { home } from './home'
import { ink } from './ink'
import { inspector } from './inspector'
import { keys } from './keys'
import { lab } from './lab'
import { labBudget, labPanes } from './labBeside'
import { lecture } from './lecture'
import { classroom } from './classroom'
import { lessonFigures } from './lessonFigures'
import { lessons } from './lessons'
import { loading } from './loading'
import { move } from './move'
import { narration } from './narration'
import { ownSearch } from './ownSearch'
import { play } from './play'
import { pages } from './pages'
import { problems } from './problems'
import { playback } from './playback'
import { proof } from './proof'
import { scorm } from './scorm'
import { searchEditor, searchFile, searchHistory, searchList, searchRead } from './searchEditing'
import { selfCheck } from './selfCheck'
import { sets } from './sets'
import { settings } from './settings'
import { linkFault } from './linkFaults'
import { settingFault } from './settingFaults'
import { setup } from './setup'
import { estimateCheck, randomStart, unsolvable } from './setupForm'
import { share } from './share'
import { optionWords, solverWords } from './solvers'
import { stopped } from './stopped'
import { course, sources } from './course'
import { copy, solution } from './solution'
import { whichSearch } from './whichSearch'
import { transport } from './transport'
import { map } from './map'
import { tree } from './tree'

/** Every word of the interface in English, by the place where it is shown. */
export const en = {
  common,
  loading,
  lab: { ...lab, budget: labBudget, panes: labPanes },
  keys,
  lecture,
  classroom,
  setup: {
    ...setup,
    fault: settingFault,
    link: linkFault,
    random: randomStart,
    unsolvable,
    estimate: estimateCheck,
    proof,
  },
  problems,
  solvers: solverWords,
  options: optionWords,
  editor,
  tree: { ...tree, goTo: treeGoTo, save: treeSave, tip: treeTip, walk: treeWalk },
  map,
  frontier,
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
  lessons,
  lessonFigures,
  selfCheck,
  whichSearch,
  scorm,
  course,
  sources,
  sets: { ...sets, add: addToSet },
  settings,
  home,
  pages,
  experiments,
  compare,
} as const
