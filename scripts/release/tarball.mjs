import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {unpack} from '@publint/pack'

/**
 * A packed package.
 *
 * @typedef {object} Tarball
 * @property {string} file absolute path
 * @property {import('../pack/published-manifest.mjs').PackageManifest} manifest
 * @property {Uint8Array} bytes contents of the tarball
 * @property {ReadonlyMap<string, Uint8Array>} contents files by path relative to the package, with forward slashes
 */

/**
 * Reads a tarball that npm packed.
 *
 * @param {string} file
 * @returns {Promise<Tarball>}
 */
export async function readTarball(file) {
  const bytes = new Uint8Array(readFileSync(file))
  const {files, rootDir} = await unpack(bytes)
  const contents = new Map(files.map(({name, data}) => [name.slice(rootDir.length + 1), data]))
  const manifest = JSON.parse(new TextDecoder().decode(contents.get('package.json')))
  return {file, manifest, bytes, contents}
}

/**
 * Extracts a tarball to a folder.
 *
 * @param {Tarball} tarball
 * @param {string} folder
 */
export function unpackTarball({contents}, folder) {
  for (const [name, data] of contents) {
    const target = path.join(folder, name)
    mkdirSync(path.dirname(target), {recursive: true})
    writeFileSync(target, data)
  }
}
