import fs from 'node:fs'
import path from 'node:path'

/**
 * Returns whether a file comes from a build instead of the author.
 *
 * @param {string} file relative to the site
 */
const isBuilt = (file) => /^(?:build|\.build\.[^/]*|\.site)(?:\/|$)/.test(file)

/**
 * Opens the files of a site for edits. Paths are relative to the site, with `/`.
 *
 * @param {string} siteDir absolute
 */
export function openSiteFiles(siteDir) {
  const absolute = (/** @type {string} */ file) => path.join(siteDir, file)
  const write = (/** @type {string} */ file, /** @type {string | Buffer} */ content) => {
    fs.mkdirSync(path.dirname(absolute(file)), {recursive: true})
    fs.writeFileSync(absolute(file), content)
  }
  const read = (/** @type {string} */ file) => fs.readFileSync(absolute(file), 'utf8')
  return {
    siteDir,
    absolute,
    read,
    write,
    /** Sorted, so that a random choice depends only on the names. */
    list: (folder = '', pattern = /./) =>
      listFiles(siteDir).filter(
        (file) => (folder === '' || file.startsWith(`${folder}/`)) && pattern.test(file)
      ),
    has: (/** @type {string} */ file) => fs.existsSync(absolute(file)),
    remove: (/** @type {string} */ file) => fs.rmSync(absolute(file), {recursive: true}),
    move: (/** @type {string} */ from, /** @type {string} */ to) => {
      fs.mkdirSync(path.dirname(absolute(to)), {recursive: true})
      fs.renameSync(absolute(from), absolute(to))
    },
    change: (/** @type {string} */ file, /** @type {(text: string) => string} */ edit) =>
      write(file, edit(read(file)))
  }
}

/** @typedef {ReturnType<typeof openSiteFiles>} SiteFiles */

/**
 * One change of a site. Returns its description, or `undefined` if it couldn't change anything.
 *
 * @typedef {(site: SiteFiles, random: import('../benchmarks/random.mjs').Random) => string | undefined} Edit
 */

/**
 * A group of changes by their names, such as those of a blog.
 *
 * @typedef {Readonly<Record<string, Edit>>} EditGroup
 */

/**
 * The whole of a site, with the times of its files, to be put back later.
 *
 * @typedef {ReadonlyMap<string, {bytes: Buffer, time: Date}>} Snapshot
 */

/**
 * @param {string} siteDir
 * @returns {Snapshot}
 */
export function takeSnapshot(siteDir) {
  return new Map(
    listFiles(siteDir).map((file) => {
      const absolutePath = path.join(siteDir, file)
      return [file, {bytes: fs.readFileSync(absolutePath), time: fs.statSync(absolutePath).mtime}]
    })
  )
}

/**
 * Restores an earlier state of a site. Only different files are written, either with new times, as
 * by a version control system, or with their old times, as from a backup.
 *
 * @param {string} siteDir
 * @param {Snapshot} snapshot
 * @param {{keepTimes: boolean}} options
 */
export function restoreSnapshot(siteDir, snapshot, {keepTimes}) {
  for (const file of listFiles(siteDir)) {
    if (!snapshot.has(file)) fs.rmSync(path.join(siteDir, file))
  }
  for (const [file, {bytes, time}] of snapshot) {
    const target = path.join(siteDir, file)
    if (fs.existsSync(target) && fs.readFileSync(target).equals(bytes)) continue
    fs.mkdirSync(path.dirname(target), {recursive: true})
    fs.writeFileSync(target, bytes)
    if (keepTimes) fs.utimesSync(target, time, time)
  }
}

/** @param {string} siteDir */
function listFiles(siteDir) {
  return fs
    .readdirSync(siteDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isBuilt(file))
    .sort()
}
