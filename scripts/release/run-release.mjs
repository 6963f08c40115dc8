import path from 'node:path'
import {createPublishArguments} from './publish-packages.mjs'
import {sortForPublishing} from './publish-order.mjs'

/**
 * @typedef {import('./tarball.mjs').Tarball} Tarball
 * @typedef {import('./publish-packages.mjs').PublishOptions} PublishOptions
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 *
 * @typedef {object} ReleaseRequest
 * @property {string} root
 * @property {string} version
 * @property {boolean} isDryRun whether to only print the planned commands
 * @property {PublishOptions} options
 *
 * @typedef {object} ReleaseSteps the steps of a release, in order; each returns problems
 * @property {() => ReleaseProblem[]} checkRepository
 * @property {() => Promise<{tarballs: readonly Tarball[], problems: readonly ReleaseProblem[]}>} pack
 * @property {(tarballs: readonly Tarball[]) => Promise<ReleaseProblem[]>} checkTarballs
 * @property {(tag: string, message: string) => ReleaseProblem[]} createTag
 * @property {(tarballs: readonly Tarball[]) => Promise<ReleaseProblem[]>} publish publishes in the given order
 * @property {(line: string) => void} log
 */

/**
 * Releases a version: runs all checks, creates the tag and publishes the packages. The remaining
 * checks also run after a problem, so that one run reports all problems.
 *
 * @param {ReleaseRequest} request
 * @param {ReleaseSteps} steps
 * @returns {Promise<readonly ReleaseProblem[]>} if there's an error, nothing was released except
 *   for the packages that were published before the failure
 */
export async function runRelease(request, steps) {
  const {version, isDryRun} = request
  steps.log('Checking the repository')
  const repository = steps.checkRepository()
  steps.log('Compiling and packing packages')
  const {tarballs, problems} = await steps.pack()
  steps.log(`Checking ${tarballs.length} packages as users get them`)
  const found = [...repository, ...problems, ...(await steps.checkTarballs(tarballs))]
  if (hasErrors(found)) return found
  const sorted = sortForPublishing(tarballs)
  if (isDryRun) {
    for (const line of describePlan(request, sorted)) steps.log(line)
    return found
  }
  return [...found, ...(await release(version, sorted, steps))]
}

/**
 * Checks whether any problem stops the release.
 *
 * @param {readonly ReleaseProblem[]} problems
 */
export function hasErrors(problems) {
  return problems.some(({severity}) => severity === 'error')
}

/**
 * Returns the tag of a version.
 *
 * @param {string} version
 */
export function nameTag(version) {
  return `v${version}`
}

/**
 * @param {string} version
 * @param {readonly Tarball[]} tarballs
 * @param {ReleaseSteps} steps
 */
async function release(version, tarballs, steps) {
  const problems = steps.createTag(nameTag(version), nameRelease(version))
  if (hasErrors(problems)) return problems
  steps.log(`Publishing ${tarballs.length} packages`)
  const failures = await steps.publish(tarballs)
  if (hasErrors(failures)) return failures
  steps.log(`Released ${version}. Push the tag: git push origin ${nameTag(version)}`)
  return failures
}

/**
 * @param {ReleaseRequest} request
 * @param {readonly Tarball[]} tarballs
 */
function describePlan({root, version, options}, tarballs) {
  const tag = `git tag --annotate ${nameTag(version)} --message "${nameRelease(version)}"`
  const commands = tarballs.map(({file}) => {
    const location = path.relative(root, file).split(path.sep).join('/')
    return `  npm ${createPublishArguments(location, options).join(' ')}`
  })
  return [
    `Ready to release ${version} (dry run: nothing is tagged or published)`,
    ...['', 'Tag:', `  ${tag}`],
    ...['', 'Publish, in this order:', ...commands]
  ]
}

/** @param {string} version */
function nameRelease(version) {
  return `Lectern ${version}`
}
