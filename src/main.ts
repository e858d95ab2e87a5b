import I18NextVue from 'i18next-vue'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './app/App.vue'
import { keepPage } from './app/drop/keepPage'
import { loadLetters } from './app/letters'
import { router } from './app/router'
import { awaitFirstTree } from './loading/firstDrawn'
import { words } from './words'
import './app/theme.css'
import './app/base.css'
import './app/forcedColors.css'
import './app/print.css'

createApp(App).use(createPinia()).use(router).use(I18NextVue, { i18next: words }).mount('#app')
keepPage()
awaitFirstTree()
loadLetters()
