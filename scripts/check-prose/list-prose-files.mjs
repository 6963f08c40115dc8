import {existsSync, readdirSync} from 'node:fs'
import path from 'node:path'

/** Interface strings. */
const STRINGS = 'packages/theme/src/translations/en.json'

/**
 * Lists the files whose prose is checked: docs of all versions, posts, community pages, READMEs, sources and interface strings.
 *
 * @param {string} root
 * @returns {string[]} sorted paths with forward slashes
 */
export function listProseFiles(root) {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)
  const readmes = ['README.md', 'CONTRIBUTING.md', ...packages.map((dir) => `${dir}/README.md`)]
  const sources = packages.flatMap((dir) => listFolder(root, `${dir}/src`, /\.tsx?$/))
  const folders = ['content/docs', 'content/engineering', 'content/community']
  const pages = [...folders, 'website/versioned_docs'].flatMap((dir) =>
    listFolder(root, dir, /\.mdx?$/)
  )
  return [
    ...pages,
    ...readmes.filter((file) => existsSync(path.join(root, file))),
    ...sources,
    STRINGS
  ]
}

/**
 * @param {string} root
 * @param {string} dir
 * @param {RegExp} names
 */
function listFolder(root, dir, names) {
  if (!existsSync(path.join(root, dir))) return []
  return readdirSync(path.join(root, dir), {recursive: true, encoding: 'utf8'})
    .map((file) => `${dir}/${file.split(path.sep).join('/')}`)
    .filter((file) => names.test(file))
    .sort()
}
