import {showLoading} from './show-loading.js'
import {watchDiagrams} from './watch-diagrams.js'

const load = async () => (await import('./load-mermaid.js')).loadMermaid()

watchDiagrams(document, {load, showLoading})
