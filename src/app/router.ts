import { createRouter, createWebHashHistory } from 'vue-router'
import { hashBase, openedWindow } from '../lecture/lectureMode'
import { noteDrawn, onceDrawn } from '../loading/firstDrawn'
import { loadProblemsIn } from '../loading/loadProblem'
import { retryable } from '../loading/retryable'
import { restoreMoment } from '../pages/keptMoment'
import { takeUpLecture } from '../pages/lecture/leftLecture'
import { takePlace } from '../pages/lecture/set/placeInHistory'
import { makeWorkerAhead } from '../recording/transfer/spareClient'

// Before the router reads the address.
restoreMoment()
import { parseEveryName } from './parseEveryName'

const lecture = openedWindow()
// Another window of a lecture is another app.
addEventListener('popstate', (event) => {
  if (openedWindow() === lecture) return
  event.stopImmediatePropagation()
  location.reload()
})

/** The pages. Addresses follow a `#`, so that any static server can host the app under any path. */
export const router = createRouter({
  history: createWebHashHistory(hashBase(lecture)),
  parseQuery: parseEveryName,
  routes: [
    {
      path: '/',
      name: 'home',
      meta: { draws: true },
      component: retryable(() => import('../pages/home/HomePage.vue')),
    },
    {
      path: '/lab',
      name: 'lab',
      meta: { draws: true },
      component: withRecorder(() => import('../pages/lab/LabPage.vue')),
    },
    {
      path: '/lessons',
      name: 'lessons',
      component: retryable(() => import('../pages/lessons/LessonsPage.vue')),
    },
    {
      path: '/lessons/:lesson/:beat?',
      name: 'lesson',
      meta: { draws: true },
      component: withRecorder(() => import('../pages/lessons/OpenLesson.vue')),
    },
    {
      path: '/course',
      name: 'course',
      component: retryable(() => import('../pages/course/CoursePage.vue')),
    },
    {
      path: '/sources',
      name: 'sources',
      component: retryable(() => import('../pages/sources/SourcesPage.vue')),
    },
    {
      path: '/challenges',
      name: 'challenges',
      component: retryable(() => import('../pages/challenges/ChallengesPage.vue')),
    },
    {
      path: '/challenges/:challenge',
      name: 'challenge',
      meta: { draws: true },
      component: withRecorder(() => import('../pages/challenges/OpenChallenge.vue')),
    },
    {
      path: '/compare',
      name: 'compare',
      meta: { draws: true },
      component: withRecorder(() => import('../pages/compare/ComparePage.vue')),
    },
    {
      path: '/experiments',
      name: 'experiments',
      component: retryable(() => import('../pages/experiments/ExperimentsPage.vue')),
    },
    {
      path: '/sets',
      name: 'sets',
      component: retryable(() => import('../pages/sets/SetsPage.vue')),
    },
    {
      path: '/sets/:set',
      name: 'set',
      component: retryable(() => import('../pages/sets/SetPage.vue')),
    },
    {
      path: '/:unknown(.*)*',
      name: 'missing',
      component: retryable(() => import('../pages/NotFoundPage.vue')),
    },
  ],
})

if (lecture === 'present') {
  router.beforeEach(takeUpLecture)
  router.beforeEach(takePlace)
}

// The router listens only from its first page on. Where that loads slowly, an address that changes
// before would be lost.
const followAddress = () => void router.replace(router.options.history.location)
addEventListener('popstate', followAddress)
void router.isReady().finally(() => removeEventListener('popstate', followAddress))

// A page reads its address at once.
router.beforeResolve(async ({ query }) => loadProblemsIn(query))

// Where a page has no tree, nothing waits for one.
router.afterEach(({ meta }) => {
  if (!meta.draws) noteDrawn()
})

/** A page that records a search as soon as it is there. */
function withRecorder<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return retryable(() => {
    // Of what is shown first, the page itself records the beginning.
    onceDrawn(makeWorkerAhead)
    return load()
  })
}
