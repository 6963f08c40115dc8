// Starts the development server on the reference website.
import {runSite} from './run-site.mjs'

await runSite('start')
