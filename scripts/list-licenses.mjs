// Generates THIRD-PARTY-LICENSES.md: the runtime dependencies of the packages and their licenses. It only reads
// the lockfile, so the list is the same on every machine.
import {readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

/** Path of the list. */
export const LICENSES_FILE = fileURLToPath(new URL('../THIRD-PARTY-LICENSES.md', import.meta.url))
const LOCKFILE = new URL('../package-lock.json', import.meta.url)

/**
 * An entry of the lockfile.
 *
 * @typedef {object} LockedPackage
 * @property {string} [name] set if it differs from the folder
 * @property {string} [version]
 * @property {string} [integrity] hash of its tarball
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {string} [resolved] folder of a link
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, {optional?: boolean}>>} [peerDependenciesMeta]
 */

/** @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages by folder, such as `node_modules/a` */

/** Licenses of packages without a `license` field. They come from the packages' license files. */
export const UNNAMED_LICENSES = Object.freeze(new Map([['khroma', 'MIT']]))

/** Licenses with conditions on modifying or redistributing the code. */
const COPYLEFT = /\b(?:L?GPL|MPL|EPL)-/

/** The purpose of each package with one of these licenses, by name prefix. */
const PURPOSES = Object.freeze([
  {
    names: '@img/sharp-',
    package: '@lectern/plugin-ideal-image',
    purpose: 'libvips, the image library of sharp; loaded as a separate file at build time'
  },
  {
    names: '@resvg/resvg-js',
    package: '@lectern/plugin-social-images',
    purpose: 'renders SVG as PNG at build time'
  },
  {
    names: 'satori',
    package: '@lectern/plugin-social-images',
    purpose: 'lays out social images as SVG at build time'
  },
  {
    names: 'dompurify',
    package: '@lectern/theme-mermaid',
    purpose: 'cleans diagrams in the browser; used under Apache-2.0'
  },
  {
    names: 'elkjs',
    package: '@lectern/theme-mermaid',
    purpose: 'lays out diagrams in the browser, if one asks for it; used under EPL-2.0'
  }
])

/**
 * Lists packages whose license has conditions, with their purposes. Several packages can have the
 * same purpose.
 *
 * @param {LockedPackages} locked
 */
export function listConditionalPackages(locked) {
  return listRuntimePackages(locked)
    .filter(({license}) => COPYLEFT.test(license))
    .map(({name, license}) => ({
      name,
      license,
      reason: PURPOSES.find(({names}) => name.startsWith(names))
    }))
}

/** @param {LockedPackages} locked */
function createReasons(locked) {
  const packages = listConditionalPackages(locked)
  return PURPOSES.flatMap((one) => {
    const found = packages.filter(({reason}) => reason === one)
    const licenses = [...new Set(found.map(({license}) => license))].join('; ')
    if (found.length === 0) return []
    const names = found.length === 1 ? found[0]?.name : `${one.names}* (${found.length})`
    return [`| ${names} | ${licenses} | ${one.package} | ${one.purpose} |`]
  })
}

/** Reads the entries of the repository's lockfile. */
export function readLockedPackages() {
  return /** @type {LockedPackages} */ (JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages)
}

/**
 * Lists the direct and transitive runtime dependencies of the repository's packages.
 *
 * @param {LockedPackages} locked
 * @returns {{name: string, version: string, license: string}[]} sorted by name and version, without duplicates
 */
export function listRuntimePackages(locked) {
  const own = Object.keys(locked).filter((folder) => /^packages\/[^/]+$/.test(folder))
  const packages = new Map()
  for (const folder of listRuntimeFolders(locked, own)) {
    if (!folder.includes('node_modules/')) continue
    const {version = '', license = '', link} = locked[folder] ?? {}
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    // The repository's own packages are links.
    if (!link)
      packages.set(`${name}@${version}`, {
        name,
        version,
        license: license || (UNNAMED_LICENSES.get(name) ?? '')
      })
  }
  const byName = (/** @type {string} */ left, /** @type {string} */ right) =>
    left < right ? -1 : 1
  return [...packages.keys()].sort(byName).map((key) => packages.get(key))
}

/**
 * Lists packages and their direct and transitive runtime dependencies.
 *
 * @param {LockedPackages} locked
 * @param {readonly string[]} start keys of the lockfile
 * @returns {string[]} keys of the lockfile
 */
export function listRuntimeFolders(locked, start) {
  const folders = new Set(start)
  for (const folder of folders)
    for (const name of listNeeded(locked[folder] ?? {})) {
      const found = findFolder(name, folder, locked)
      if (found) folders.add(found)
    }
  return [...folders]
}

/** @param {LockedPackage} locked */
function listNeeded({dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta}) {
  const peers = Object.keys(peerDependencies ?? {})
  return [
    ...Object.keys({...dependencies, ...optionalDependencies}),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional)
  ]
}

/**
 * Resolves a package in the closest `node_modules` folder, as Node does.
 *
 * @param {string} name
 * @param {string} from
 * @param {LockedPackages} locked
 */
function findFolder(name, from, locked) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (locked[candidate]) return candidate
    if (folder === '') return undefined
  }
}

/**
 * Renders the list as Markdown.
 *
 * @param {LockedPackages} locked
 */
export function createLicenseList(locked) {
  const packages = listRuntimePackages(locked)
  const counts = new Map()
  for (const {license} of packages) counts.set(license, (counts.get(license) ?? 0) + 1)
  const byCount = [...counts].sort(([, left], [, right]) => right - left)
  return [
    '# Licenses of third parties',
    '',
    'What the packages of Lectern need to run, each under the license of its authors, as `package-lock.json`',
    'names them. Written by `node scripts/list-licenses.mjs`; the tests hold it to the lockfile.',
    '',
    '| License | Packages |',
    '| --- | --- |',
    ...byCount.map(([license, count]) => `| ${license} | ${count} |`),
    '',
    "Some licenses have conditions for the code itself. Lectern installs these packages from the registry and doesn't change",
    "them. A site has them only if it installs the Lectern package that needs them; the preset and the templates don't.",
    '',
    '| Package | License | Needed by | Purpose |',
    '| --- | --- | --- | --- |',
    ...createReasons(locked),
    '',
    '`@lectern/theme` contains parts of the fonts Hanken Grotesk and Geist Mono under OFL-1.1. Their licenses are next to the',
    'files.',
    '',
    '| Package | Version | License |',
    '| --- | --- | --- |',
    ...packages.map(({name, version, license}) => `| ${name} | ${version} | ${license} |`),
    ''
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(LICENSES_FILE, createLicenseList(readLockedPackages()))
