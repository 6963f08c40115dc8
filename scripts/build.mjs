// Builds the reference website into website/build.
import {runSite} from './run-site.mjs'

await runSite('build')
