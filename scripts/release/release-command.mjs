import {spawnSync} from 'node:child_process'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {compilePackages} from '../compile.mjs'
import {prebuildModules} from '../prebuild-modules.mjs'
import {packPackages} from '../pack.mjs'
import {readWorkspace} from '../workspace.mjs'
import {writeReleaseSbom} from '../sbom/write-release-sbom.mjs'
import {checkRepository} from './check-repository.mjs'
import {checkTarballs} from './check-tarballs.mjs'
import {createTag, readGitState} from './git-state.mjs'
import {publishPackages} from './publish-packages.mjs'
import {formatReleaseProblem} from './release-problem.mjs'
import {hasErrors, nameTag, runRelease} from './run-release.mjs'
import {readTarball} from './tarball.mjs'

/** @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem */
/** @typedef {{root: string, argv: readonly string[], env: NodeJS.ProcessEnv}} ReleaseCommand */

const HELP = `Usage: npm run release -- [options]

Release the current version: check everything, create the tag, publish the packages.

  --dry-run          check, and print the tag and the commands
  --registry <url>   publish there (default: the registry of npm's configuration)
  --tag <name>       dist-tag (default: latest, or next for a prerelease)
  --no-provenance    publish without a signature of where the packages were built
  --out-dir <folder> where to write the packages (default: packed)
  --help             print this help

Exit codes: 0 released or ready, 1 problems found, 2 invalid options.`

const OPTIONS = /** @type {const} */ ({
  'dry-run': {type: 'boolean', default: false},
  registry: {type: 'string'},
  tag: {type: 'string'},
  provenance: {type: 'boolean', default: true},
  'out-dir': {type: 'string', default: 'packed'},
  help: {type: 'boolean', default: false}
})

/** @typedef {ReturnType<typeof parseArgs<{options: typeof OPTIONS}>>['values']} Flags */

/**
 * Runs `npm run release`.
 *
 * @param {ReleaseCommand} command
 * @returns {Promise<number>} an exit code
 */
export async function runReleaseCommand({root, argv, env}) {
  const flags = readFlags(argv)
  if (typeof flags === 'string') {
    console.error(flags)
    return 2
  }
  if (flags.help) {
    console.log(HELP)
    return 0
  }
  const start = performance.now()
  const problems = await release(root, flags, env).catch((error) => [createUnexpected(error)])
  for (const problem of problems) console.error(`\n${formatReleaseProblem(problem)}`)
  const errors = problems.filter(({severity}) => severity === 'error').length
  const counts = [count(errors, 'error'), count(problems.length - errors, 'warning')].join(', ')
  console.log(`\n${counts} (${((performance.now() - start) / 1000).toFixed(1)}s)`)
  return hasErrors(problems) ? 1 : 0
}

/**
 * @param {number} number
 * @param {string} noun
 */
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/**
 * @param {readonly string[]} argv
 * @returns {Flags | string} an error message if an option is unknown
 */
function readFlags(argv) {
  try {
    return parseArgs({args: [...argv], options: OPTIONS, allowNegative: true}).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return `error option-invalid: ${message}\n  → Run \`npm run release -- --help\`.`
  }
}

/**
 * @param {string} root
 * @param {Flags} flags
 * @param {NodeJS.ProcessEnv} env
 */
async function release(root, flags, env) {
  const workspace = readWorkspace(root)
  const {version} = workspace.manifest
  const isDryRun = flags['dry-run']
  const options = {
    registry: flags.registry ?? readRegistry(root),
    distTag: flags.tag ?? (version.includes('-') ? 'next' : 'latest'),
    provenance: flags.provenance
  }
  const {provenance} = options
  const tag = nameTag(version)
  const {log} = console
  return runRelease(
    {root, version, isDryRun, options},
    {
      checkRepository: () => checkRepository({root, workspace, tag, isDryRun, provenance, env}),
      pack: () => pack(root, path.resolve(root, flags['out-dir']), env),
      checkTarballs: (tarballs) => checkTarballs(root, tarballs),
      createTag: (name, message) =>
        readGitState(root, name).tagged === undefined ? createTag(root, name, message) : [],
      publish: (tarballs) => publishPackages({root, tarballs, options, env, log}),
      log
    }
  )
}

/**
 * @param {string} root
 * @param {string} outDir
 * @param {NodeJS.ProcessEnv} env
 */
async function pack(root, outDir, env) {
  try {
    await compilePackages({root})
    await prebuildModules({root})
    const files = packPackages({root, outDir})
    const tarballs = await Promise.all(files.map((file) => readTarball(path.join(outDir, file))))
    await writeReleaseSbom({root, tarballs, outDir, env})
    return {tarballs, problems: []}
  } catch (error) {
    return {tarballs: [], problems: [createPackProblem(error)]}
  }
}

/**
 * @param {unknown} error
 * @returns {ReleaseProblem}
 */
function createPackProblem(error) {
  return {
    severity: 'error',
    code: 'pack-failed',
    message: 'The packages could not be compiled or packed.',
    details: error instanceof Error ? error.message : String(error),
    hint: 'Fix the cause; `npm run pack` shows it again.'
  }
}

/**
 * Reads the registry from npm's configuration.
 *
 * @param {string} root
 */
function readRegistry(root) {
  const {stdout} = spawnSync('npm', ['config', 'get', 'registry'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  return stdout.trim()
}

/**
 * @param {unknown} error
 * @returns {ReleaseProblem}
 */
function createUnexpected(error) {
  return {
    severity: 'error',
    code: 'release-failed',
    message: 'The release stopped.',
    details: error instanceof Error ? error.message : String(error),
    hint: 'Fix the cause and run the command again.'
  }
}
