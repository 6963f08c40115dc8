import {listReplacingThemes, readsCodeAsWritten} from '../content/markdown/markdown-options.js'
import path from 'node:path'
import type {BundleHost, BundleInput} from '@lectern/bundler'
import {contentEntry} from '@lectern/bundler/content-entry'
import type {BundleExtension, Route} from '@lectern/types'
import {collectLiveContents} from '../content/collect-live-contents.js'
import type {SiteContents} from '../content/compile-contents.js'
import {compileImport} from '../content/compile-import.js'
import type {PartialRecords} from '../content/partial-records.js'
import type {ResolvedContents} from '../content/resolve-contents.js'
import type {TokenResolver} from '../content/resolve-tokens.js'
import type {Generator} from '../generator/generator.js'
import type {ScannedSite} from '../scan/scan-site.js'
import {listThemePaths, type Site} from '../site/site.js'
import {createPostCssSettings} from './post-css-settings.js'
import {
  createGlobalStyles,
  findFeatureStyles,
  listBundleExtensions,
  listClientModules,
  listImportReplacements,
  listPreloadedFonts
} from './plugin-inputs.js'
import {createSiteData} from './site-data.js'

interface InputSettings {
  site: Site
  scan: Pick<ScannedSite, 'manifest' | 'globalData' | 'dataFiles'>
  contents: Pick<SiteContents, 'bySource'>
  resolved: Pick<ResolvedContents, 'tokens'>
  generator: Pick<Generator, 'dirs' | 'bundlerHash' | 'loaderHash' | 'readyDir' | 'version'>
  /** Absolute folder of the bundles. */
  cacheDir: string
  recordsDir: string
  minify: boolean
}

/** Collects all data that affects a site's bundles. */
export function createBundleInput(settings: InputSettings): BundleInput {
  const {site, scan, contents, resolved, generator, recordsDir} = settings
  const {siteDir, siteConfig} = site
  const {routes} = scan.manifest
  const {tokens} = resolved
  const clientModules = listClientModules(site)
  const themePaths = listThemePaths(site)
  const {cacheDir} = settings
  const layer = site.compatibility.findStyleLayer({
    ...{siteDir, siteConfig, cacheDir, clientModules, themePaths},
    hasStyleLayers: site.hasStyleLayers,
    sortsMediaQueries: site.sortsMediaQueries
  })
  const own = [layer?.extension, site.compatibility.findBundleExtension(site)]
  const components = [...new Set(routes.map(({component}) => component))]
  const liveContents = collectLiveContents({routes, contents, tokens, siteDir, recordsDir})
  const styleOrder = site.compatibility.orderStyles(siteConfig, [
    ...components,
    ...liveContents.map(({entry}) => entry)
  ])
  return {
    siteDir,
    cacheDir,
    generatorDirs: generator.dirs,
    bundlerHash: generator.bundlerHash,
    readyDir: generator.readyDir,
    baseUrl: siteConfig.baseUrl,
    minify: settings.minify,
    themePaths,
    clientModules: layer?.clientModules ?? clientModules,
    staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
    preloadedFonts: listPreloadedFonts(site),
    postCss: createPostCssSettings(site),
    globalStyles: createGlobalStyles(site),
    importReplacements: listImportReplacements(site),
    moduleAliases: site.compatibility.moduleAliases,
    ...(siteConfig.compatibility && {
      importExtensions: site.compatibility.importExtensions,
      allowMissingExports: site.compatibility.allowMissingExports,
      projectAliases: site.compatibility.projectAliases
    }),
    extensions: listBundleExtensions(site, withCodeHash(own, generator)),
    adapters: site.compatibility.findAdapters(site, routes),
    components,
    liveContents,
    ...(styleOrder && {styleOrder}),
    featureStyles: selectFeatureStyles(site, contents),
    siteData: describeSite(settings, themePaths),
    messages: site.messages,
    ...(site.siteMessages && {siteMessages: site.siteMessages})
  }
}

/** Adds a hash of the compatibility layer's own code to the keys of its extensions. */
function withCodeHash(
  extensions: readonly (BundleExtension | undefined)[],
  {loaderHash}: InputSettings['generator']
): BundleExtension[] {
  return extensions
    .filter((extension) => extension !== undefined)
    .map((extension) => ({...extension, key: `${extension.key} ${loaderHash}`}))
}

function describeSite(
  {site, scan, generator}: InputSettings,
  themePaths: readonly string[]
): BundleInput['siteData'] {
  const {siteDir, siteConfig, exportedConfig, compatibility} = site
  const {globalData, dataFiles, manifest} = scan
  const siteData = createSiteData({
    siteConfig,
    globalData,
    generatorVersion: generator.version,
    readsMagicComments: readsCodeAsWritten(siteConfig, listReplacingThemes(themePaths))
  })
  const {routes} = manifest
  return compatibility.completeSiteData(siteData, {
    ...{siteDir, siteConfig, exportedConfig, themePaths, routes, dataFiles},
    plugins: site.plugins.map(({plugin: {name}, folder}) => ({name, folder})),
    messages: site.siteMessages ?? site.messages
  })
}

/** Returns the source of each content that a page may show, by the entry that it has if it's live. */
export function listContentEntries(routes: readonly Route[]): ReadonlyMap<string, string> {
  return new Map(
    routes
      .flatMap(({contents}) => contents)
      .map(({source, excerpt}) => [contentEntry(source, Boolean(excerpt)), source] as const)
  )
}

/** Returns the stylesheets of the features that the contents use, sorted by name. */
function selectFeatureStyles(
  site: Site,
  {bySource}: InputSettings['contents']
): BundleInput['featureStyles'] {
  const styles = findFeatureStyles(site)
  const features = [...bySource.values()].flatMap((content) => content.features)
  return Object.fromEntries(
    [...new Set(features)].sort().flatMap((name) => (styles[name] ? [[name, styles[name]]] : []))
  )
}

interface HostSettings {
  site: Pick<Site, 'siteDir' | 'siteConfig' | 'plugins'>
  partials: PartialRecords
  resolver: TokenResolver
}

/** Creates the object that gives the bundler access to a site. */
export function createBundleHost({site, ...settings}: HostSettings): BundleHost {
  const {siteDir, siteConfig} = site
  const styles = findFeatureStyles(site)
  return {
    compileImport: (file) => compileImport(file, {...settings, siteDir, siteConfig, styles})
  }
}
