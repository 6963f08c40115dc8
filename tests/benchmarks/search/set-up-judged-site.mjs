import {spawnSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'

/** @typedef {import('./judged-sites.mjs').JudgedSite} JudgedSite */

/** Files that require the site's own components. */
const OTHER = /\.(?:[cm]?[jt]sx?|css|scss)$/

/**
 * Downloads the Markdown of a public site once, and creates a site for it with only its docs and
 * posts, without its theme and components. MDX is read as Markdown.
 *
 * @param {JudgedSite} site
 * @param {{workDir: string, log: (line: string) => void}} options
 * @returns {string} folder of the site
 */
export function setUpJudgedSite({name, repository, commit, folders}, {workDir, log}) {
  const siteDir = path.join(workDir, 'judged-sites', repository.replace('/', '-'))
  const marker = path.join(siteDir, '.commit')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === commit) return siteDir
  log(`Downloading ${repository} …`)
  rmSync(siteDir, {recursive: true, force: true})
  const clone = path.join(siteDir, '.clone')
  mkdirSync(clone, {recursive: true})
  runGit(clone, ['init', '--quiet'])
  const source = `https://github.com/${repository}.git`
  runGit(clone, ['fetch', '--quiet', '--depth=1', '--filter=blob:none', source, commit])
  const copied = Object.entries(folders).flatMap(([folder, from]) => (from ? [{folder, from}] : []))
  runGit(clone, ['checkout', '--quiet', commit, '--', ...copied.map(({from}) => from)])
  for (const {folder, from} of copied) {
    cpSync(path.join(clone, from), path.join(siteDir, folder), {recursive: true})
    readAsMarkdown(path.join(siteDir, folder))
  }
  rmSync(clone, {recursive: true})
  writeFileSync(path.join(siteDir, 'site.config.mjs'), createConfig(name, folders))
  writeFileSync(marker, commit)
  return siteDir
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
function runGit(folder, args) {
  const {status} = spawnSync('git', ['-c', 'gc.auto=0', ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (status !== 0) throw new Error(`git ${args[0]} failed. Its message is above.`)
}

/** @param {string} folder */
function readAsMarkdown(folder) {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name)
    if (OTHER.test(name)) rmSync(file, {recursive: true})
    if (!/\.mdx?$/.test(name)) continue
    const text = readFileSync(file, 'utf8')
    // Posts have their date in the filename, and one date in front matter doesn't exist.
    writeFileSync(file, text.replace(/^import .*from ['"].*$/gm, '').replace(/^date:.*\n/m, ''))
    renameSync(file, file.replace(/\.mdx$/, '.md'))
  }
}

/**
 * @param {string} title
 * @param {JudgedSite['folders']} folders
 */
function createConfig(title, folders) {
  const config = {
    title,
    url: 'https://docs.example.com',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
    presets: [
      [
        'classic',
        {
          docs: {},
          blog: 'blog' in folders ? {onUntruncatedBlogPosts: 'ignore'} : false,
          search: true
        }
      ]
    ]
  }
  return `export default ${JSON.stringify(config, null, 2)}\n`
}
