import type ExperimentLink from './tags/ExperimentLink.vue'
import type LabLink from './tags/LabLink.vue'
import type LessonBeat from './tags/LessonBeat.vue'
import type LessonBoard from './tags/LessonBoard.vue'
import type LessonChallenge from './tags/LessonChallenge.vue'
import type LessonCheck from './tags/LessonCheck.vue'
import type LessonExercise from './tags/LessonExercise.vue'
import type LessonLink from './tags/LessonLink.vue'
import type LessonPrediction from './tags/LessonPrediction.vue'
import type LessonReference from './tags/LessonReference.vue'
import type OnScreen from './tags/OnScreen.vue'
import type RunCode from './tags/RunCode.vue'
import type RunFigure from './tags/RunFigure.vue'
import type RunNumber from './tags/RunNumber.vue'
import type RunRefusal from './tags/RunRefusal.vue'
import type RunTable from './tags/RunTable.vue'
import type SearchCosts from './tags/SearchCosts.vue'
import type TeacherNote from './tags/TeacherNote.vue'
import type TileDistances from './tags/TileDistances.vue'
import type TwinProof from './tags/TwinProof.vue'
import type TwoTriangles from './tags/TwoTriangles.vue'
import type WhichSearch from './tags/WhichSearch.vue'

// The type check reads the tags of lessons by these. Each lesson is built with imports of the tags
// that it uses.
declare module 'vue' {
  interface GlobalComponents {
    ExperimentLink: typeof ExperimentLink
    LabLink: typeof LabLink
    LessonBeat: typeof LessonBeat
    LessonBoard: typeof LessonBoard
    LessonChallenge: typeof LessonChallenge
    LessonCheck: typeof LessonCheck
    LessonExercise: typeof LessonExercise
    LessonLink: typeof LessonLink
    LessonPrediction: typeof LessonPrediction
    LessonReference: typeof LessonReference
    OnScreen: typeof OnScreen
    RunCode: typeof RunCode
    RunFigure: typeof RunFigure
    RunNumber: typeof RunNumber
    RunRefusal: typeof RunRefusal
    RunTable: typeof RunTable
    SearchCosts: typeof SearchCosts
    TeacherNote: typeof TeacherNote
    TileDistances: typeof TileDistances
    TwinProof: typeof TwinProof
    TwoTriangles: typeof TwoTriangles
    WhichSearch: typeof WhichSearch
  }
}
