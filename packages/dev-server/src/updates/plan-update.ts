import path from 'node:path'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'

/** State of the site when files change. All paths are absolute. */
export interface SiteFiles {
  siteDir: string
  /** Tests whether a file is missing, or was missing at the last update. */
  isAddedOrRemoved(file: string): boolean
  /** Returns whether a file is the source of a page, and whether its scanned data is unchanged. */
  sourceState(file: string): 'unknown' | 'same-front-matter' | 'changed'
  /** Page sources by the file that they include code from. */
  snippetPages: ReadonlyMap<string, readonly string[]>
  /** The configuration, the site's own plugins, and their imports. */
  configFiles: ReadonlySet<string>
  /** Folder of the current locale's translations. */
  localizationDir: string
  /** Source files in the bundles. */
  bundleInputs: ReadonlySet<string>
  themePaths: readonly string[]
  /** Tests whether pages compile to the same result with the site's current components. */
  isMarkdownCurrent(): boolean
  staticDirs: readonly string[]
  /** Tests whether a plugin reads a file, such as an API description in a static folder. */
  isWatched(file: string): boolean
  /** Whether the configuration or a plugin names static files that don't exist. */
  missesStaticFiles: boolean
  /** Failed steps of the last update, for example because of a missing file. */
  failed: {config: boolean; bundle: boolean}
}

/** The minimal steps of an update. */
export interface UpdatePlan {
  config: boolean
  scan: boolean
  bundle: boolean
  /** Sources that need to be compiled but not scanned. */
  contents: readonly string[]
  /** URL paths of changed static files, without the base URL. */
  staticFiles: readonly string[]
}

type Steps = Pick<UpdatePlan, 'config' | 'scan' | 'bundle'>

const CONFIG = /^(?:site|docusaurus)\.config\.[cm]?[jt]s$/
const CODE = /\.(?:[cm]?[jt]sx?|json)$/
const COMPONENT = /\.(?:[cm]?[jt]sx?|css)$/
const MARKDOWN = /\.mdx?$/

/** Matches files whose content only reaches the bundles through plugins, unless they're imported. */
const DATA = /(?<![\\/](?:package|[jt]sconfig)\.json)(?<=\.(?:json|ya?ml|mdx?))$/

/**
 * Tests whether the bundles can stay the same after an update, because the site's code is unchanged.
 * New files with these extensions never replace other files in an import.
 */
export function keepsCode({config, scan, bundle}: UpdatePlan, changed: readonly string[]): boolean {
  return !config && (!scan || (!bundle && changed.every((file) => DATA.test(file))))
}

/** Determines the update that changed files require. */
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
    else if (staticDir) {
      staticFiles.push(toUrlPath(file, staticDir))
      // The configuration can name the file.
      const isMissed = site.missesStaticFiles || site.failed.config
      if (isMissed || site.isAddedOrRemoved(file)) Object.assign(steps, {config: true, scan: true})
      else if (site.isWatched(file)) steps.scan = true
    } else if (state === 'changed') steps.scan = true
    else if (!site.bundleInputs.has(file) && shown.length === 0) markUnknown(file, site, steps)
    // Routes depend on their components. For example, a theme component with state makes pages
    // live.
    else if (site.isAddedOrRemoved(file) || !keepsMarkdown(file, site)) steps.scan = true
  }
  return {...steps, contents, staticFiles}
}

function isConfig(file: string, site: SiteFiles): boolean {
  const {siteDir, configFiles, failed} = site
  if (configFiles.has(file) || isTranslation(file, site)) return true
  if (path.dirname(file) === siteDir && CONFIG.test(path.basename(file))) return true
  return failed.config && CODE.test(file)
}

/** Tests whether a file contains translations for code or plugins. The file may be new. */
function isTranslation(file: string, {localizationDir}: SiteFiles): boolean {
  const place = path.dirname(file)
  const isPlace = place === localizationDir || path.dirname(place) === localizationDir
  return isPlace && file.endsWith('.json')
}

/** Handles new, renamed and deleted files, and files that only plugins read. */
function markUnknown(file: string, site: SiteFiles, steps: Steps): void {
  const folders = [path.join(site.siteDir, 'src'), ...site.themePaths]
  const isComponent = COMPONENT.test(file) && folders.some((folder) => isInside(file, folder))
  if (isComponent || site.failed.bundle) steps.bundle = true
  steps.scan = true
}

function keepsMarkdown(file: string, site: SiteFiles): boolean {
  return !site.themePaths.some((folder) => isInside(file, folder)) || site.isMarkdownCurrent()
}

function toUrlPath(file: string, staticDir: string): string {
  return `/${relativePath(staticDir, file)}`
}
