import {createHash} from 'node:crypto'
import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/**
 * Measures a built site: its size, and a hash of the names and content of all files.
 *
 * @param {string} dir
 * @returns {{bytes: number, hash: string}}
 */
export function measureOutput(dir) {
  const hash = createHash('sha256')
  let bytes = 0
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true})
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    const content = readFileSync(file)
    bytes += content.length
    hash.update(`${path.relative(dir, file)}\0${content.length}\0`).update(content)
  }
  return {bytes, hash: hash.digest('hex')}
}
