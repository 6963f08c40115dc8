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
 * @property {boolean} isDryRun whether to show what would be done, and do nothing
 * @property {PublishOptions} options
 *
 * @typedef {object} ReleaseSteps what a release does, in order; each finds problems
 * @property {() => ReleaseProblem[]} checkRepository
 * @property {() => Promise<{tarballs: readonly Tarball[], problems: readonly ReleaseProblem[]}>} pack
 * @property {(tarballs: readonly Tarball[]) => Promise<ReleaseProblem[]>} checkTarballs
 * @property {(tag: string, message: string) => ReleaseProblem[]} createTag
 * @property {(tarballs: readonly Tarball[]) => Promise<ReleaseProblem[]>} publish in this order
 * @property {(line: string) => void} log
 */

/**
 * Releases a version: checks everything, then creates the tag and publishes the packages. All checks run before
 * the first problem stops it, so that one run reports them all.
 *
 * @param {ReleaseRequest} request
 * @param {ReleaseSteps} steps
 * @returns {Promise<readonly ReleaseProblem[]>} nothing was released if one is an error, except for packages
 *   that were published before one of them failed
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
 * Whether a problem stops the release.
 *
 * @param {readonly ReleaseProblem[]} problems
 */
export function hasErrors(problems) {
  return problems.some(({severity}) => severity === 'error')
}

/**
 * The tag of a version.
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
    const place = path.relative(root, file).split(path.sep).join('/')
    return `  npm ${createPublishArguments(place, options).join(' ')}`
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
