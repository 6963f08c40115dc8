import path from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {fastParserName} from '@lectern/markdown/fast-parser'
import {hasOwnPlugins} from '@lectern/markdown/own-plugins'
import type {MarkdownFunctions, MarkdownOptions, Route} from '@lectern/types'
import {listThemePaths, type Site} from '../../site/site.js'
import {pluginLabel} from '../../plugins/plugin-hooks.js'
import {createMarkdownOptions, listReplacingThemes} from './markdown-options.js'
import {collectFunctions, hashFunctions} from './site-functions.js'

/** Settings for compiling a file. */
export interface FileMarkdown {
  options: MarkdownOptions
  /**
   * Key of the site's functions for this file (see `collectFunctions`); absent if it has no functions.
   */
  functions?: string
  /**
   * The site's functions, if they must run in this thread because they may share state between
   * files.
   */
  together?: MarkdownFunctions
  /**
   * Set if functions of the site receive the file's path, so that equal files can compile
   * differently.
   */
  readsPath?: true
  /** Set if a function of the site parses front matter. The result of the scan is then used. */
  parsesFrontMatter?: true
}

/** Markdown settings of each file in a site. They can differ between plugin instances. */
export interface SiteMarkdown {
  /** Returns the settings of a page, or of a file next to pages that import it. */
  of(source: string): FileMarkdown
  /**
   * Returns whether the site's components still result in the same options. A page is live if one
   * of its components is.
   */
  isCurrent(): boolean
}

/**
 * Determines the Markdown settings of each file.
 *
 * @param routes - Determine the plugin instance of a source.
 * @param purpose - Options that only apply to builds.
 */
export async function createSiteMarkdown(
  site: Site,
  routes: readonly Route[],
  purpose: Pick<MarkdownOptions, 'hoistStyles'> = {}
): Promise<SiteMarkdown> {
  const decide = () =>
    createMarkdownOptions(listReplacingThemes(listThemePaths(site)), site.siteConfig)
  const decided = decide()
  const common = {
    ...decided,
    ...(site.siteConfig.markdown.parser !== 'remark' && {fastParser: fastParserName()}),
    ...(site.plugins.some(({plugin}) => plugin.readsPlainMarkdown) && {plain: true}),
    ...purpose
  }
  const functions = collectFunctions(site)
  const hash = functions.size > 0 ? await hashFunctions(site, functions) : undefined
  const settle = (label: string, own: Partial<MarkdownOptions>): FileMarkdown => {
    const found = functions.get(label)
    const parsed = site.siteConfig.markdown.parseFrontMatter && {parsesFrontMatter: true as const}
    if (!found) return {options: {...common, ...own}, ...parsed}
    const options = {...common, ...own, functions: hash}
    const isOwn = hasOwnPlugins(found)
    return {
      ...{options, functions: label, ...parsed},
      ...(isOwn && {together: found}),
      ...((isOwn || found.preprocessor) && {readsPath: true})
    }
  }
  const byLabel = new Map([['', settle('', {})]])
  for (const {plugin, label} of site.plugins) {
    const {admonitions, removeContentTitle, repository, truncateMarker} =
      plugin.extendMarkdown?.() ?? {}
    const own = {
      ...(admonitions !== undefined && {admonitions}),
      ...(removeContentTitle && {removeContentTitle}),
      ...(repository && {repository}),
      ...(truncateMarker && {truncateMarker})
    }
    byLabel.set(label, settle(label, own))
  }
  const labels = listLabels(routes)
  return {
    of: (source) => byLabel.get(findLabel(source, labels)) ?? settle('', {}),
    isCurrent: () => isDeepStrictEqual(decide(), decided)
  }
}

/**
 * Returns the plugin of each source and of each folder with sources. If several plugins share one,
 * the first wins.
 */
function listLabels(routes: readonly Route[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const {contents, plugin} of routes) {
    const label = pluginLabel(plugin)
    for (const {source} of contents) {
      for (
        let folder = source;
        !labels.has(folder) && folder !== '.';
        folder = path.posix.dirname(folder)
      )
        labels.set(folder, label)
    }
  }
  return labels
}

function findLabel(source: string, labels: ReadonlyMap<string, string>): string {
  for (let folder = source; folder !== '.' && folder !== '/'; folder = path.posix.dirname(folder)) {
    const label = labels.get(folder)
    if (label !== undefined) return label
    if (folder === '..') break
  }
  return ''
}
