import {createHash} from 'node:crypto'
import {listRuntimeFolders, UNNAMED_LICENSES} from '../list-licenses.mjs'
import {listBundledPackages} from '../pack/stage-package.mjs'

/**
 * @typedef {import('../list-licenses.mjs').LockedPackages} LockedPackages
 * @typedef {import('../release/tarball.mjs').Tarball} Tarball
 * @typedef {import('../workspace.mjs').WorkspacePackage} WorkspacePackage
 * @typedef {import('../../packages/cli/src/sbom/sbom-package.js').SbomPackage} SbomPackage
 * @typedef {import('../../packages/cli/src/sbom/sbom-package.js').ReleaseRole} ReleaseRole
 * @typedef {Pick<SbomPackage, 'name' | 'version' | 'license' | 'sha512'>} PackageFacts
 *
 * @typedef {object} Release
 * @property {readonly Tarball[]} tarballs
 * @property {readonly WorkspacePackage[]} packages of the workspace
 * @property {LockedPackages} locked
 */

/** Files that may contain bundled code. */
const PROGRAM = /\.js$/

/**
 * Lists a release's packages: published packages, packages that are bundled into them, and packages
 * that npm installs with them. Each name and version is listed once.
 *
 * @param {Release} release
 * @param {(name: string, version: string) => string} createPurl
 * @returns {SbomPackage[]} sorted by package URL
 */
export function listReleasePackages(release, createPurl) {
  /** @type {Map<string, SbomPackage>} */
  const found = new Map()
  const add = (/** @type {ReleaseRole} */ role, /** @type {PackageFacts} */ facts) => {
    const purl = createPurl(facts.name, facts.version)
    const roles = new Set([...(found.get(purl)?.roles ?? []), role])
    found.set(purl, {...facts, purl, roles: [...roles].sort()})
  }
  for (const tarball of release.tarballs) add('published', describeTarball(tarball))
  for (const folder of listBundled(release)) add('bundled', describeLocked(folder, release.locked))
  for (const folder of listInstalled(release))
    add('installed', describeLocked(folder, release.locked))
  return [...found.values()].sort((left, right) => (left.purl < right.purl ? -1 : 1))
}

/**
 * Returns a combined SHA-256 hash of all tarballs, independent of their order.
 *
 * @param {readonly Tarball[]} tarballs
 */
export function hashRelease(tarballs) {
  const lines = tarballs.map((one) => `${describeTarball(one).sha512}  ${one.manifest.name}\n`)
  return createHash('sha256').update(lines.sort().join('')).digest('hex')
}

/**
 * @param {Tarball} tarball
 * @returns {PackageFacts}
 */
function describeTarball({manifest, bytes}) {
  const {name, version} = manifest
  const license = 'license' in manifest ? String(manifest.license) : undefined
  const sha512 = createHash('sha512').update(bytes).digest('hex')
  return {name, version, ...(license && {license}), sha512}
}

/**
 * @param {string} folder a key of the lockfile
 * @param {LockedPackages} locked
 * @returns {PackageFacts}
 */
function describeLocked(folder, locked) {
  const entry = locked[folder] ?? {}
  const {version = '', integrity} = entry
  const name =
    entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const license = entry.license ?? UNNAMED_LICENSES.get(name)
  const [, base64] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? []
  return {
    name,
    version,
    ...(license && {license}),
    ...(base64 && {sha512: Buffer.from(base64, 'base64').toString('hex')})
  }
}

/** @param {Release} release */
function listBundled({tarballs, packages, locked}) {
  const folders = tarballs.flatMap(({manifest, contents}) => {
    const item = packages.find(({name}) => name === manifest.name)
    const texts = [...contents]
      .filter(([file]) => PROGRAM.test(file))
      .map(([, data]) => decode(data))
    return item ? listBundledPackages(item, texts) : []
  })
  return new Set(folders.filter((folder) => locked[folder]))
}

/**
 * Lists the transitive dependencies of the published packages, with versions from the lockfile.
 *
 * @param {Release} release
 */
function listInstalled({tarballs, packages, locked}) {
  const published = Object.fromEntries(
    tarballs.flatMap(({manifest}) => {
      const item = packages.find(({name}) => name === manifest.name)
      return item ? [[item.folder, manifest]] : []
    })
  )
  const folders = listRuntimeFolders({...locked, ...published}, Object.keys(published))
  return folders.filter((folder) => folder.includes('node_modules/') && !locked[folder]?.link)
}

/** @param {Uint8Array} data */
function decode(data) {
  return new TextDecoder().decode(data)
}
