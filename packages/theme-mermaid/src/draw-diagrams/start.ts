import {watchDiagrams} from './watch-diagrams.js'

watchDiagrams(document)
