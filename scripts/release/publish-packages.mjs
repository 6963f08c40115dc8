import {createHash} from 'node:crypto'
import {runProgram} from './run-program.mjs'

/**
 * @typedef {import('./tarball.mjs').Tarball} Tarball
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 *
 * @typedef {object} PublishOptions
 * @property {string} registry URL of the registry
 * @property {string} distTag dist-tag of the version, `latest` by default
 * @property {boolean} provenance whether npm signs a provenance statement
 *
 * @typedef {object} PublishRequest
 * @property {string} root working directory of npm
 * @property {readonly Tarball[]} tarballs in publishing order
 * @property {PublishOptions} options
 * @property {NodeJS.ProcessEnv} [env] environment of npm
 * @property {(line: string) => void} log
 */

/**
 * Creates the arguments of the npm command that publishes a tarball.
 *
 * @param {string} file
 * @param {PublishOptions} options
 */
export function createPublishArguments(file, {registry, distTag, provenance}) {
  return [
    ...['publish', file, '--access', 'public', '--tag', distTag, '--registry', registry],
    ...(provenance ? ['--provenance'] : [])
  ]
}

/**
 * Publishes packages one by one and stops at the first failure. A package that's already in the registry with the
 * same contents is skipped, so that a failed release can be repeated.
 *
 * @param {PublishRequest} request
 * @returns {Promise<ReleaseProblem[]>}
 */
export async function publishPackages(request) {
  for (const tarball of request.tarballs) {
    const problem = await publishPackage(tarball, request)
    if (problem) return [problem]
  }
  return []
}

/**
 * @param {Tarball} tarball
 * @param {PublishRequest} request
 * @returns {Promise<ReleaseProblem | undefined>}
 */
async function publishPackage(tarball, {root, options, env, log}) {
  const id = `${tarball.manifest.name}@${tarball.manifest.version}`
  const published = await readPublished(tarball, options.registry)
  if ('problem' in published) return published.problem
  const {integrity} = published
  if (integrity !== undefined && integrity !== computeIntegrity(tarball)) return createConflict(id)
  if (integrity !== undefined) {
    log(`Skipped ${id}: already published`)
    return undefined
  }
  const publishArguments = createPublishArguments(tarball.file, options)
  const {exitCode, stderr} = await runProgram('npm', publishArguments, {cwd: root, env})
  if (exitCode !== 0) return createFailure(id, stderr)
  log(`Published ${id}`)
  return undefined
}

/**
 * Fetches a published version of a package from the registry.
 *
 * @param {Tarball} tarball
 * @param {string} registry
 * @returns {Promise<{integrity: string | undefined} | {problem: ReleaseProblem}>}
 */
async function readPublished({manifest: {name, version}}, registry) {
  const url = `${registry.replace(/\/$/, '')}/${name.replace('/', '%2f')}`
  try {
    const response = await fetch(url)
    if (response.status === 404) return {integrity: undefined}
    /** @type {{versions?: Record<string, {dist?: {integrity?: string}}>}} */
    const {versions = {}} = await response.json()
    const found = versions[version]
    return {integrity: found === undefined ? undefined : (found.dist?.integrity ?? '')}
  } catch (error) {
    return {problem: createUnreachable(registry, String(error))}
  }
}

/** @param {Tarball} tarball */
function computeIntegrity({bytes}) {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`
}

/**
 * @param {string} id
 * @returns {ReleaseProblem}
 */
function createConflict(id) {
  return {
    severity: 'error',
    code: 'already-published',
    message: `${id} is already published with different contents.`,
    hint: 'Choose a new version: add a changeset and run `npm run version-packages`.'
  }
}

/**
 * @param {string} id
 * @param {string} details
 * @returns {ReleaseProblem}
 */
function createFailure(id, details) {
  return {
    severity: 'error',
    code: 'publish-failed',
    message: `npm couldn't publish ${id}.`,
    details,
    hint: 'Fix the cause and run the command again; it skips the packages that are published.'
  }
}

/**
 * @param {string} registry
 * @param {string} details
 * @returns {ReleaseProblem}
 */
function createUnreachable(registry, details) {
  return {
    severity: 'error',
    code: 'registry-unreachable',
    message: `The registry ${registry} doesn't answer as a registry does.`,
    details,
    hint: 'Check the URL and the connection, then run the command again.'
  }
}
