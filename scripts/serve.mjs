// Serves website/build like a web host.
import {runSite} from './run-site.mjs'

await runSite('serve')
