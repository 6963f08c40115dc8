import fs from 'node:fs'
import path from 'node:path'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */
/** @typedef {import('../../benchmarks/random.mjs').Random} Random */

/**
 * Damages one file of the cache. The type of file is chosen first, because records outnumber all
 * others.
 *
 * @param {(file: string, random: Random) => void} damage takes an absolute path
 * @returns {import('../site-files.mjs').Edit}
 */
function damageOne(damage) {
  return (site, random) => {
    const cacheDir = site.absolute('.site/cache')
    if (!fs.existsSync(cacheDir)) return undefined
    const files = fs
      .readdirSync(cacheDir, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(cacheDir, path.join(entry.parentPath, entry.name)))
      .sort()
    const kindOf = (/** @type {string} */ file) => file.split(/[/.-]/).slice(0, 2).join('/')
    const kinds = [
      ...new Set(files.map((file) => file.replace(/^records.*/, 'records/')).map(kindOf))
    ]
    const kind = random.pick(kinds)
    const chosen = random.pick(
      files.filter((file) => kindOf(file.replace(/^records.*/, 'records/')) === kind)
    )
    damage(path.join(cacheDir, chosen), random)
    return chosen
  }
}

/** Damage to a cache by full or shared disks. @type {EditGroup} */
export const cacheDamage = {
  'truncates a file of the cache': damageOne((file, random) =>
    fs.truncateSync(file, random.below(fs.statSync(file).size + 1))
  ),

  'changes a byte of a file of the cache': damageOne((file, random) => {
    const bytes = fs.readFileSync(file)
    const index = random.below(bytes.length)
    bytes[index] = ((bytes[index] ?? 0) + 1) % 256
    fs.writeFileSync(file, bytes)
  }),

  'deletes a file of the cache': damageOne((file) => fs.rmSync(file)),

  'deletes a folder of the cache'(site, random) {
    const folder = `.site/cache/${random.pick(['bundle', 'modules', 'records', 'bundle/client', ''])}`
    if (!site.has(folder)) return undefined
    site.remove(folder)
    return folder
  },

  'deletes the output'(site) {
    if (!site.has('build')) return undefined
    site.remove('build')
    return 'build'
  }
}
