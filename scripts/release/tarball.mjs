import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {unpack} from '@publint/pack'

/**
 * A package as users get it.
 *
 * @typedef {object} Tarball
 * @property {string} file absolute
 * @property {import('../pack/published-manifest.mjs').PackageManifest} manifest
 * @property {Uint8Array} bytes of the file
 * @property {ReadonlyMap<string, Uint8Array>} contents by path, posix and relative to the package
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
 * Writes the contents of a tarball into a folder.
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
