// Gives all packages their next version, from the changesets.
import {ensureSetup, ROOT} from './setup.mjs'

await ensureSetup()
// Loaded late: they need packages that the setup installs.
const {versionPackages} = await import('./release/version-packages.mjs')
const {formatReleaseProblem} = await import('./release/release-problem.mjs')
const problem = versionPackages({root: ROOT, log: console.log})
if (problem) {
  console.error(formatReleaseProblem(problem))
  process.exitCode = 1
}
