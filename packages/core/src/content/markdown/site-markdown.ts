import path from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {fastParserName} from '@lectern/markdown/fast-parser'
import {hasOwnPlugins} from '@lectern/markdown/own-plugins'
import type {MarkdownFunctions, MarkdownOptions, Route} from '@lectern/types'
import {listThemePaths, type Site} from '../../site/site.js'
import {pluginLabel} from '../../plugins/blame.js'
import {createMarkdownOptions} from './markdown-options.js'
import {collectFunctions, hashFunctions} from './site-functions.js'

/** How one file compiles. */
export interface FileMarkdown {
  options: MarkdownOptions
  /** Whose of the site's functions take part (see `collectFunctions`); absent when none do. */
  functions?: string
  /**
   * Set if plugins of the site take part that may share state between files: the functions themselves, to run in
   * this thread.
   */
  together?: MarkdownFunctions
  /** Set if functions of the site take part that get the path of the file: equal files can compile differently. */
  readsPath?: true
  /** Set if a function of the site parses front matter: what the scan got from it counts. */
  parsesFrontMatter?: true
}

/**
 * Markdown settings of a site, by file, because each plugin instance can have different settings.
 */
export interface SiteMarkdown {
  /** Of a page, or of a file next to pages that they import. */
  of(source: string): FileMarkdown
  /**
   * Whether the components of the site still result in the same options. A page is live if one of
   * its components is.
   */
  isCurrent(): boolean
}

/**
 * Decides how each file of a site compiles.
 *
 * @param routes - Determine the plugin instance of a source.
 * @param purpose - What is only done for a build.
 */
export async function createSiteMarkdown(
  site: Site,
  routes: readonly Route[],
  purpose: Pick<MarkdownOptions, 'hoistStyles'> = {}
): Promise<SiteMarkdown> {
  const decide = () => createMarkdownOptions(listThemePaths(site).slice(1), site.siteConfig)
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

/** The plugin of each source, and of each folder with sources; the first one wins. */
function listLabels(routes: readonly Route[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const {contents, plugin} of routes) {
    const label = pluginLabel(plugin)
    for (const {source} of contents) {
      for (
        let place = source;
        !labels.has(place) && place !== '.';
        place = path.posix.dirname(place)
      )
        labels.set(place, label)
    }
  }
  return labels
}

function findLabel(source: string, labels: ReadonlyMap<string, string>): string {
  for (let place = source; place !== '.' && place !== '/'; place = path.posix.dirname(place)) {
    const label = labels.get(place)
    if (label !== undefined) return label
    if (place === '..') break
  }
  return ''
}
