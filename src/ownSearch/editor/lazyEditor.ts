import { lazyComponent } from '../../loading/lazyComponent'

/** The editor of a search, loaded when it is first shown: CodeMirror is large. */
export const LazyCodeEditor = lazyComponent('editor', () => import('./CodeEditor.vue'))
