import type {BundleInput} from '@lectern/bundler'
import {
  createGlobalStyles,
  listBundleExtensions,
  listClientModules,
  listImportReplacements
} from './plugin-inputs.js'
import {createSiteData} from './site-data.js'
import {listThemePaths, type Site} from '../site/site.js'
import {collectLiveContents} from '../content/collect-live-contents.js'
import type {SiteContents} from '../content/compile-contents.js'
import {compileImport} from '../content/compile-import.js'
import type {FileHasher} from '../content/file-hasher.js'
import type {ResolvedContents} from '../content/resolve-contents.js'
import type {AssetReader} from '../content/site-assets.js'
import {collectFunctions} from '../content/site-functions.js'
import type {SiteMarkdown} from '../content/site-markdown.js'
import type {Generator} from '../generator/generator.js'
import type {ScannedSite} from '../scan/scan-site.js'

interface BundleInputSettings {
  site: Site
  scanned: ScannedSite
  contents: SiteContents
  resolved: ResolvedContents
  assets: AssetReader
  markdown: SiteMarkdown
  generator: Generator
  /** Folder of the bundles; absolute. */
  cacheDir: string
  recordsDir: string
  minify: boolean
  /** Called with the key of each record that a partial uses. */
  onRecord?(key: string): void
  hasher: Pick<FileHasher, 'hash'>
  /** Called with the files whose code a partial shows; absolute paths. */
  onSnippets?(importer: string, files: readonly string[]): void
}

/** Say to the bundler what this site's bundles are made of. */
export function createBundleInput(settings: BundleInputSettings): BundleInput {
  const {site, scanned, contents, resolved, generator, recordsDir} = settings
  const {siteDir, siteConfig} = site
  const {routes} = scanned.manifest
  const features = [...contents.bySource.values()].flatMap((content) => content.features)
  return {
    siteDir,
    cacheDir: settings.cacheDir,
    generatorDirs: generator.dirs,
    bundlerHash: generator.bundlerHash,
    baseUrl: siteConfig.baseUrl,
    minify: settings.minify,
    themePaths: listThemePaths(site),
    clientModules: listClientModules(site),
    globalStyles: createGlobalStyles(site),
    importReplacements: listImportReplacements(site),
    moduleAliases: site.compatibility.moduleAliases,
    extensions: listBundleExtensions(site),
    components: [...new Set(routes.map(({component}) => component))],
    liveContents: collectLiveContents({
      routes,
      contents,
      tokens: resolved.tokens,
      siteDir,
      recordsDir
    }),
    features: [...new Set(features)].sort(),
    siteData: createSiteData(siteConfig, scanned.globalData, generator.version),
    messages: site.messages,
    compileImport: (file) =>
      compileImport(file, {
        siteDir,
        siteConfig,
        routes,
        markdown: settings.markdown,
        functions: collectFunctions(site),
        compilerHash: generator.compilerHash,
        recordsDir,
        onRecord: settings.onRecord ?? (() => {}),
        assets: settings.assets,
        hasher: settings.hasher,
        onSnippets: settings.onSnippets
      })
  }
}
