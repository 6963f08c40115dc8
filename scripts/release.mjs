// Releases the current version: runs checks, creates a tag and publishes the packages. `--help` lists options.
import {ensureSetup, ROOT} from './setup.mjs'

await ensureSetup()
// Imported lazily, because it needs packages that setup installs.
const {runReleaseCommand} = await import('./release/release-command.mjs')
process.exitCode = await runReleaseCommand({
  root: ROOT,
  argv: process.argv.slice(2),
  env: process.env
})
