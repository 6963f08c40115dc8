import {readFileSync} from 'node:fs'
import path from 'node:path'
import {runProgram} from './run-program.mjs'

/**
 * @typedef {import('./tarball.mjs').Tarball} Tarball
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 */

/** The command that creates a site. */
const COMMAND = 'create-site'

/**
 * Creates a site from each template with the packed starter. Reports dependencies on versions or packages that
 * aren't part of the release.
 *
 * @param {{folder: string, tarballs: readonly Tarball[]}} request `folder` has the packages installed
 * @returns {Promise<ReleaseProblem[]>}
 */
export async function checkStarter({folder, tarballs}) {
  const starter = tarballs.find(({manifest}) => findCommand(manifest) !== undefined)
  if (starter === undefined) return []
  const program = path.join(
    folder,
    'node_modules',
    starter.manifest.name,
    findCommand(starter.manifest) ?? ''
  )
  const found = await Promise.all(
    listTemplates(starter).map(async (template) => {
      const site = path.join(folder, `site-${template}`)
      const options = ['--yes', '--skip-install', '--no-git', '--template', template]
      const {exitCode, stderr} = await runProgram(process.execPath, [program, site, ...options], {
        cwd: folder
      })
      if (exitCode !== 0) return [createFailure(template, stderr)]
      const manifest = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'))
      return findStarterProblems({template, manifest, tarballs})
    })
  )
  return found.flat()
}

/**
 * Compares the package.json of a new site with the packages to release.
 *
 * @param {object} request
 * @param {string} request.template
 * @param {{dependencies?: Readonly<Record<string, string>>, devDependencies?: Readonly<Record<string, string>>}} request.manifest
 * @param {readonly Pick<Tarball, 'manifest'>[]} request.tarballs
 * @returns {ReleaseProblem[]}
 */
export function findStarterProblems({template, manifest, tarballs}) {
  const versions = new Map(
    tarballs.map((tarball) => [tarball.manifest.name, tarball.manifest.version])
  )
  const scopes = new Set([...versions.keys()].map((name) => name.split('/')[0]))
  return Object.entries({...manifest.dependencies, ...manifest.devDependencies})
    .filter(([name]) => name.includes('/') && scopes.has(name.split('/')[0]))
    .filter(([name, range]) => range !== `^${versions.get(name)}`)
    .map(([name, range]) => ({
      severity: 'error',
      code: 'starter-mismatch',
      message: `A new site of the template ${template} depends on ${name} ${range}, but ${describe(name, versions)}.`,
      hint: 'Correct the dependencies that new sites get.'
    }))
}

/**
 * @param {string} name
 * @param {ReadonlyMap<string, string>} versions
 */
function describe(name, versions) {
  const version = versions.get(name)
  return version === undefined ? 'there is no package of that name' : `${version} is released`
}

/** @param {Tarball['manifest']} manifest */
function findCommand({bin}) {
  return typeof bin === 'object' ? bin[COMMAND] : undefined
}

/** @param {Tarball} starter */
function listTemplates({contents}) {
  const names = [...contents.keys()].flatMap(
    (file) => /^templates\/([^/]+)\//.exec(file)?.[1] ?? []
  )
  return [...new Set(names)].filter((name) => name !== 'base').sort()
}

/**
 * @param {string} template
 * @param {string} details
 * @returns {ReleaseProblem}
 */
function createFailure(template, details) {
  return {
    severity: 'error',
    code: 'starter-failed',
    message: `${COMMAND} couldn't create a site of the template ${template}.`,
    details,
    hint: 'Fix the reported error.'
  }
}
