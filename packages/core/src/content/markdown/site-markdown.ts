import fs from 'node:fs'
import path from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {fastParserName} from '@lectern/markdown/fast-parser'
import {hasOwnPlugins} from '@lectern/markdown/own-plugins'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {findPackageFolder, readPackageManifest} from '@lectern/shared/files/package-above'
import type {MarkdownOptions, Plugin, PluginEmbeds, Route} from '@lectern/types'
import {listThemePaths, type Site} from '../../site/site.js'
import {pluginLabel} from '../../plugins/plugin-hooks.js'
import {isReadyContent} from '../../sources/ready-content-file.js'
import {createMarkdownOptions, listReplacingThemes} from './markdown-options.js'
import {collectFunctions, hashFunctions} from './site-functions.js'
import {createSharedPlugins, type SharedPlugins} from './shared-plugins.js'
import {createSiteEmbeds, type SiteEmbeds} from './site-embeds.js'

/** A plugin's module that creates content from recipes. */
export interface ContentCreator {
  /** Absolute path. */
  module: string
  /** Label of the plugin. */
  plugin: string
  /** Hash of the module and the version of its package, because an upgrade can change the content. */
  hash: string
}

/** Markdown settings that depend on the file. */
export interface FileMarkdown {
  options: MarkdownOptions
  /** Key of the site's functions for this file (see `collectFunctions`). Missing if none apply. */
  functions?: string
  /** The site's functions, if they include plugins. Plugins may share state between files. */
  sharedPlugins?: SharedPlugins
  /**
   * Set if the site's functions receive the file's path, so that files with the same content can
   * have different results.
   */
  readsPath?: true
  /** Creates the content of the plugin's recipes. Set only for generated content. */
  creator?: ContentCreator
  /** Set if one of the site's functions parses front matter. The scan's result is then reused. */
  parsesFrontMatter?: true
}

/** Markdown settings of a site's files, which can differ between plugin instances. */
export interface SiteMarkdown {
  /** Returns the settings for a page, or for a file that pages in the same folder import. */
  of(source: string): FileMarkdown
  /** Parts of plugins' pages that the files can show. */
  embeds: SiteEmbeds
  /**
   * Returns whether the Markdown options are still up to date. They depend on the site's
   * components, because interactive components make pages live.
   */
  isCurrent(): boolean
}

/** The part of a scan that affects Markdown. */
export interface ScannedMarkdown {
  manifest: {routes: readonly Route[]}
  embeds: readonly PluginEmbeds[]
}

/**
 * Creates the Markdown settings for each file of a site.
 *
 * @param scanned - Routes, which determine the plugin instance of each source, and the parts of
 * pages that files can show.
 * @param purpose - Options that only builds use.
 */
export async function createSiteMarkdown(
  site: Site,
  {manifest: {routes}, embeds}: ScannedMarkdown,
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
      ...(isOwn && {sharedPlugins: createSharedPlugins(found, options)}),
      ...((isOwn || found.preprocessor) && {readsPath: true})
    }
  }
  const byLabel = new Map([['', settle('', {})]])
  for (const {plugin, label} of site.plugins) {
    byLabel.set(label, settle(label, readOwnOptions(plugin)))
  }
  const labels = listLabels(routes)
  const creators = listCreators(site)
  return {
    of(source) {
      const label = findLabel(source, labels)
      const found = byLabel.get(label) ?? settle('', {})
      if (!isReadyContent(source)) return found
      // The site's functions only apply to Markdown.
      const creator = creators.get(label)
      return {options: found.options, ...(creator && {creator})}
    },
    embeds: createSiteEmbeds(embeds),
    isCurrent: () => isDeepStrictEqual(decide(), decided)
  }
}

/** Returns the Markdown options that a plugin sets for its own files. */
function readOwnOptions(plugin: Plugin): Partial<MarkdownOptions> {
  const {admonitions, removeContentTitle, repository, truncateMarker} =
    plugin.extendMarkdown?.() ?? {}
  return {
    ...(admonitions !== undefined && {admonitions}),
    ...(removeContentTitle && {removeContentTitle}),
    ...(repository && {repository}),
    ...(truncateMarker && {truncateMarker})
  }
}

/** Lists the plugins' modules that create content, by plugin label. */
function listCreators({plugins}: Pick<Site, 'plugins'>): ReadonlyMap<string, ContentCreator> {
  return new Map(
    plugins.flatMap(({plugin, label}) => {
      const module = plugin.getContentModule?.()
      return module === undefined
        ? []
        : [[label, {module, plugin: label, hash: hashModule(module)}] as const]
    })
  )
}

function hashModule(module: string): string {
  const folder = findPackageFolder(path.dirname(module))
  const {version} = (folder !== undefined && readPackageManifest(folder)) || {}
  // A missing module is reported when it's needed.
  return hashValue([version, fs.existsSync(module) ? hashContent(fs.readFileSync(module)) : ''])
}

/**
 * Returns the plugin label of each source and of each folder with sources. If several plugins share
 * one, the first plugin wins.
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
