import {showLoading} from './show-loading.js'
import {watchDiagrams} from './watch-diagrams.js'

watchDiagrams(document, {load: () => import('mermaid'), showLoading})
