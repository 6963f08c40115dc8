import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'

/** Facts about a site when files change; absolute paths. */
export interface SiteFiles {
  siteDir: string
  /** Whether a file is missing, or was missing at the last update. */
  hasComeOrGone(file: string): boolean
  /** Whether a file is a source of a page, and whether its scanned data is unchanged. */
  sourceState(file: string): 'unknown' | 'same-front-matter' | 'changed'
  /** Sources of the pages that show code of a file, by that file. */
  snippetPages: ReadonlyMap<string, readonly string[]>
  /** The configuration, plugins of the site's own, and what they import. */
  configFiles: ReadonlySet<string>
  /** Folder of translations to the language of the site. */
  localizationDir: string
  /** Files that went into the bundles. */
  bundleInputs: ReadonlySet<string>
  themePaths: readonly string[]
  /** Whether pages still compile as they did, given the components of the site. */
  isMarkdownCurrent(): boolean
  staticDirs: readonly string[]
  /** Failed steps of the last update. The file may have been missing. */
  failed: {config: boolean; bundle: boolean}
}

/** The least that has to be done again. */
export interface UpdatePlan {
  config: boolean
  scan: boolean
  bundle: boolean
  /** Sources in which only the text has changed. */
  contents: readonly string[]
  /** Files of the static folders, as their URL paths without base URL. */
  staticFiles: readonly string[]
}

type Steps = Pick<UpdatePlan, 'config' | 'scan' | 'bundle'>

const CONFIG = /^(?:site|docusaurus)\.config\.[cm]?[jt]s$/
const CODE = /\.(?:[cm]?[jt]sx?|json)$/
const COMPONENT = /\.(?:[cm]?[jt]sx?|css)$/
const MARKDOWN = /\.mdx?$/

/** Decides what changed files mean for a running server. */
export function planUpdate(changed: readonly string[], site: SiteFiles): UpdatePlan {
  const contents: string[] = []
  const staticFiles: string[] = []
  const steps: Steps = {config: false, scan: false, bundle: false}
  for (const file of changed) {
    const state = MARKDOWN.test(file) ? site.sourceState(file) : 'unknown'
    const shown = site.snippetPages.get(file) ?? []
    const staticDir = site.staticDirs.find((folder) => isInside(file, folder))
    if (site.bundleInputs.has(file)) steps.bundle = true
    contents.push(...shown)
    if (isConfig(file, site)) Object.assign(steps, {config: true, scan: true})
    else if (state === 'same-front-matter') contents.push(file)
    else if (staticDir) staticFiles.push(toUrlPath(file, staticDir))
    else if (state === 'changed') steps.scan = true
    else if (!site.bundleInputs.has(file) && shown.length === 0) markUnknown(file, site, steps)
    // A page's route depends on its component. A component of the theme with state makes pages
    // live.
    else if (site.hasComeOrGone(file) || !keepsMarkdown(file, site)) steps.scan = true
  }
  return {...steps, contents, staticFiles}
}

function isConfig(file: string, site: SiteFiles): boolean {
  const {siteDir, configFiles, failed} = site
  if (configFiles.has(file) || isTranslation(file, site)) return true
  if (path.dirname(file) === siteDir && CONFIG.test(path.basename(file))) return true
  return failed.config && CODE.test(file)
}

/** Strings of the code, and translations of a plugin in a separate folder; they may be new. */
function isTranslation(file: string, {localizationDir}: SiteFiles): boolean {
  const place = path.dirname(file)
  const isPlace = place === localizationDir || path.dirname(place) === localizationDir
  return isPlace && file.endsWith('.json')
}

/** A new, renamed or deleted file, or one that only a plugin reads. */
function markUnknown(file: string, site: SiteFiles, steps: Steps): void {
  const folders = [path.join(site.siteDir, 'src'), ...site.themePaths]
  const isComponent = COMPONENT.test(file) && folders.some((folder) => isInside(file, folder))
  if (isComponent || site.failed.bundle) steps.bundle = true
  steps.scan = true
}

function keepsMarkdown(file: string, site: SiteFiles): boolean {
  return !site.themePaths.some((folder) => isInside(file, folder)) || site.isMarkdownCurrent()
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep)
}

function toUrlPath(file: string, staticDir: string): string {
  return `/${relativePath(staticDir, file)}`
}
