import { createRouter, createWebHashHistory } from 'vue-router'
import LabPage from '../pages/lab/LabPage.vue'

/** The pages. Addresses follow a `#`, so that any static server can host the app under any path. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/lab', name: 'lab', component: LabPage },
    { path: '/:unknown(.*)*', redirect: '/lab' },
  ],
})
