import { createRouter, createWebHashHistory } from 'vue-router'
import { parseEveryName } from './parseEveryName'

/** The pages. Addresses follow a `#`, so that any static server can host the app under any path. */
export const router = createRouter({
  history: createWebHashHistory(),
  parseQuery: parseEveryName,
  routes: [
    { path: '/', name: 'home', component: () => import('../pages/home/HomePage.vue') },
    { path: '/lab', name: 'lab', component: () => import('../pages/lab/LabPage.vue') },
    {
      path: '/lessons',
      name: 'lessons',
      component: () => import('../pages/lessons/LessonsPage.vue'),
    },
    {
      path: '/lessons/:lesson/:beat?',
      name: 'lesson',
      component: () => import('../pages/lessons/OpenLesson.vue'),
    },
    {
      path: '/compare',
      name: 'compare',
      component: () => import('../pages/compare/ComparePage.vue'),
    },
    {
      path: '/experiments',
      name: 'experiments',
      component: () => import('../pages/experiments/ExperimentsPage.vue'),
    },
    {
      path: '/:unknown(.*)*',
      name: 'missing',
      component: () => import('../pages/NotFoundPage.vue'),
    },
  ],
})
