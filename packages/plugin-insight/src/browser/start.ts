import {watchPage} from './watch-page.js'

// Client modules also run when pages are rendered.
if (typeof document !== 'undefined') watchPage(window)
