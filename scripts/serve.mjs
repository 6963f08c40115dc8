// Serves website/build as a web host would.
import {runSite} from './run-site.mjs'

await runSite('serve')
