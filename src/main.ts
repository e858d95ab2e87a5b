import { createApp } from 'vue'
import App from './app/App.vue'

createApp(App).mount('#app')
