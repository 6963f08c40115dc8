/**
 * @typedef {import('../workspace.mjs').Workspace} Workspace
 * @typedef {import('../workspace.mjs').WorkspacePackage} WorkspacePackage
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 */

const FIELDS = /** @type {const} */ ([
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'devDependencies'
])

const HINT = 'Change versions with `npm run version-packages` only.'

/**
 * Finds packages whose own version, or whose dependency on another package, differs from the
 * workspace's version. The packages are tested together, so they're released and installed
 * together.
 *
 * @param {Workspace} workspace
 * @returns {ReleaseProblem[]}
 */
export function findVersionProblems({manifest, packages}) {
  const names = new Set(packages.map(({name}) => name))
  return packages.flatMap((item) => [
    ...findVersionProblem(item, manifest.version),
    ...findRangeProblems(item, names, manifest.version)
  ])
}

/**
 * @param {WorkspacePackage} item
 * @param {string} version
 * @returns {ReleaseProblem[]}
 */
function findVersionProblem({name, folder, manifest}, version) {
  if (manifest.version === version) return []
  return [
    {
      severity: 'error',
      code: 'version-mismatch',
      message: `${name} has version ${manifest.version}, but the workspace has ${version}.`,
      location: `${folder}/package.json`,
      hint: HINT
    }
  ]
}

/**
 * @param {WorkspacePackage} item
 * @param {ReadonlySet<string>} names of all packages
 * @param {string} version
 * @returns {ReleaseProblem[]}
 */
function findRangeProblems({name, folder, manifest}, names, version) {
  return FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}))
    .filter(([dependency, range]) => names.has(dependency) && range !== version)
    .map(([dependency, range]) => ({
      severity: 'error',
      code: 'range-mismatch',
      message: `${name} depends on ${dependency} ${range}, but the workspace has ${version}.`,
      location: `${folder}/package.json`,
      hint: HINT
    }))
}
