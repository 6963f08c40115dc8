import {watchPage} from './watch-page.js'

// Client modules also run on the server, where pages are rendered.
if (typeof document !== 'undefined') watchPage(window)
