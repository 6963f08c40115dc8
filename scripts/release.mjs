// Releases the version that the packages have: checks, a tag, packages on the registry. `--help` lists options.
import {ensureSetup, ROOT} from './setup.mjs'

await ensureSetup()
// Loaded late: it needs packages that the setup installs.
const {runReleaseCommand} = await import('./release/release-command.mjs')
process.exitCode = await runReleaseCommand({
  root: ROOT,
  argv: process.argv.slice(2),
  env: process.env
})
