import fs from 'node:fs'
import path from 'node:path'
import type {SiteConfig, SiteProblem, UserConfig} from '@lectern/types'
import {CONFIG_FILE, isFolder} from '../config/find-config-file.js'
import {scanSource} from '../sources/scan-source.js'

/** Files that can be the home page. Its title becomes the title of the site. */
const HOME_FILES = ['README.md', 'readme.md', 'index.md', 'README.mdx', 'index.mdx']

/** A folder with one of these is a project without its configuration. */
const PROJECT_FILES = ['package.json', 'docs']

/** Maximum depth of the search for Markdown. */
const MAX_DEPTH = 3

/**
 * Creates a configuration for a folder of Markdown without a configuration file. The site consists
 * of docs at its root, a sidebar based on the folders, and search. Returns `undefined` for projects
 * and for folders without Markdown.
 *
 * @param isPlayground - Whether to also create a configuration for projects.
 */
export function createFolderConfig(siteDir: string, isPlayground = false): UserConfig | undefined {
  const hasProjectFile = PROJECT_FILES.some((name) => fs.existsSync(path.join(siteDir, name)))
  const isProject = hasProjectFile && !isPlayground
  if (isProject || !hasMarkdown(siteDir, MAX_DEPTH)) return undefined
  const title = readTitle(siteDir) ?? path.basename(path.resolve(siteDir))
  return {
    title,
    // See `createUrlProblem`.
    url: 'http://localhost:3000',
    // The folder may be part of a larger site that its pages link to.
    onBrokenLinks: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'warn',
    // A folder may have a `README.md` for GitHub and an `index.md` for its site.
    onDuplicateRoutes: 'warn',
    presets: [
      [
        'classic',
        {
          docs: {path: '.', routeBasePath: '/', exclude: ['**/_*', '**/_*/**', 'build/**']},
          blog: false,
          pages: false,
          sitemap: false
        }
      ]
    ],
    themeConfig: {navbar: {title}}
  }
}

/** Creates the warning that pages contain the URL of a local server. */
export function createUrlProblem({title, url}: Pick<SiteConfig, 'title' | 'url'>): SiteProblem {
  return {
    code: 'config-default',
    policy: 'warn',
    message: `The folder has no configuration, so canonical URLs and link previews use the URL ${url}.`,
    hint: `Create \`${CONFIG_FILE}\`, e.g. \`export default {title: '${title.replaceAll("'", "\\'")}', url: 'https://example.com', presets: [['classic', {docs: {path: '.', routeBasePath: '/'}, blog: false}]]}\`.`
  }
}

function hasMarkdown(folder: string, depth: number): boolean {
  if (depth === 0 || !isFolder(folder)) return false
  const entries = fs.readdirSync(folder, {withFileTypes: true})
  return (
    entries.some((entry) => entry.isFile() && /\.mdx?$/.test(entry.name)) ||
    entries
      .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
      .some((entry) => hasMarkdown(path.join(folder, entry.name), depth - 1))
  )
}

/** Returns the title of the home page. */
function readTitle(siteDir: string): string | undefined {
  const name = HOME_FILES.find((one) => fs.existsSync(path.join(siteDir, one)))
  if (name === undefined) return undefined
  const {frontMatter, contentTitle} = scanSource(fs.readFileSync(path.join(siteDir, name)), name)
  const {title} = frontMatter
  return typeof title === 'string' && title.trim() !== '' ? title : contentTitle
}
