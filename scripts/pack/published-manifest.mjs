/**
 * @typedef {string | Readonly<Record<string, string>>} ExportTarget
 * @typedef {object} PackageManifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {readonly string[]} [files]
 * @property {Readonly<Record<string, ExportTarget>>} [exports]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 * @property {unknown} [lectern]
 */

/**
 * Creates the package.json that users get: types are declarations instead of sources; the `source`
 * condition, `devDependencies` and `lectern` (facts for this repository's scripts) are removed.
 *
 * @param {PackageManifest} manifest as it stands in the repository
 * @returns {PackageManifest}
 */
export function createPublishedManifest({devDependencies: _, lectern: __, ...manifest}) {
  const exports = Object.entries(manifest.exports ?? {})
  if (exports.length === 0) return manifest
  return {
    ...manifest,
    exports: Object.fromEntries(exports.map(([name, target]) => [name, publishTarget(target)])),
    files: [...(manifest.files ?? []), 'types']
  }
}

/**
 * Sources of which users see the types, relative to the package: `src/index.ts`, `src/*.ts`, and the
 * components of a theme, `src/components/*`.
 *
 * @param {PackageManifest} manifest
 * @returns {string[]}
 */
export function findTypedSources({exports = {}}) {
  return Object.values(exports)
    .map((target) => (typeof target === 'string' ? target : (target.source ?? '')))
    .filter((file) => /^\.\/src\/.*(?:\.tsx?|\*)$/.test(file))
    .map((file) => file.slice(2))
}

/**
 * @param {ExportTarget} target
 * @returns {ExportTarget}
 */
function publishTarget(target) {
  if (typeof target === 'string') {
    if (!/\.tsx?$/.test(target)) return target
    return {types: declarationOf(target), default: target}
  }
  const {source, types, default: program, ...others} = target
  if (source === undefined) return target
  if (program === undefined || program === source) return {types: declarationOf(source)}
  return {types: declarationOf(source), ...others, default: program}
}

/** @param {string} source such as `./src/a.ts` */
function declarationOf(source) {
  return source.replace(/^\.\/src\//, './types/').replace(/\.tsx?$/, '.d.ts')
}
