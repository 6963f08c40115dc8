// Updates all packages to the next version, based on the changesets.
import {ensureSetup, ROOT} from './setup.mjs'

await ensureSetup()
// Imported lazily, because they need packages that setup installs.
const {versionPackages} = await import('./release/version-packages.mjs')
const {formatReleaseProblem} = await import('./release/release-problem.mjs')
const problem = versionPackages({root: ROOT, log: console.log})
if (problem) {
  console.error(formatReleaseProblem(problem))
  process.exitCode = 1
}
