import {spawnSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {readLockedPackages} from '../list-licenses.mjs'
import {readWorkspace} from '../workspace.mjs'
import {hashRelease, listReleasePackages} from './release-packages.mjs'

/** @typedef {import('../release/tarball.mjs').Tarball} Tarball */

/**
 * Writes the SBOM of packed packages in both formats, `lectern-<version>.cdx.json` and `.spdx.json`. The packages
 * have to be compiled first. The files are reproducible for a given commit.
 *
 * @param {{root: string, tarballs: readonly Tarball[], outDir: string, env: NodeJS.ProcessEnv}} request
 * @returns {Promise<string[]>} absolute paths
 */
export async function writeReleaseSbom({root, tarballs, outDir, env}) {
  const {formatCycloneDx, formatSpdx, createPurl} = await loadFormats(root)
  const {manifest, packages} = readWorkspace(root)
  const sbom = {
    name: 'Lectern',
    generatorVersion: manifest.version,
    digest: hashRelease(tarballs),
    created: readTime(root, env),
    packages: listReleasePackages({tarballs, packages, locked: readLockedPackages()}, createPurl)
  }
  const texts = {'cdx.json': formatCycloneDx(sbom), 'spdx.json': formatSpdx(sbom)}
  return Object.entries(texts).map(([extension, text]) => {
    const file = path.join(outDir, `lectern-${manifest.version}.${extension}`)
    writeFileSync(file, text)
    return file
  })
}

/** @param {string} root */
async function loadFormats(root) {
  const load = (/** @type {string} */ name) =>
    import(pathToFileURL(path.join(root, 'packages/cli/dist/sbom', `${name}.js`)).href)
  const [{formatCycloneDx}, {formatSpdx}, {createPurl}] = await Promise.all(
    ['cyclone-dx', 'spdx', 'sbom-package'].map(load)
  )
  return {formatCycloneDx, formatSpdx, createPurl}
}

/**
 * Returns the time from `SOURCE_DATE_EPOCH`, or of the commit.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
function readTime(root, env) {
  const commit = () =>
    spawnSync('git', ['log', '-1', '--format=%ct'], {cwd: root, encoding: 'utf8'}).stdout
  return new Date(Number(env.SOURCE_DATE_EPOCH ?? commit()) * 1000).toISOString()
}
