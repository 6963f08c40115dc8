import type {Bundles, ContentFeature, ContentRef, HeadTag, Route, SiteConfig} from '@lectern/types'
import {contentEntry} from '@lectern/bundler/content-entry'
import type {PagePolicy, RenderContent, RenderJob} from '@lectern/prerender'
import type {TokenValues} from '@lectern/shared/cache/content-token'
import type {CompiledContent} from '../content/compiled-content.js'
import {hoistedStylesFile, outputFile} from '../output/output-file.js'
import {createPageHeads} from './page-head.js'

/** Data shared by the render jobs of all pages. */
export interface RenderJobSettings {
  contents: ReadonlyMap<string, CompiledContent>
  tokens: ReadonlyMap<string, TokenValues>
  bundles: Bundles
  siteConfig: SiteConfig
  pluginTags: readonly HeadTag[]
  /** Returns head tags that plugins add to a page. */
  createPageTags(route: Route): readonly HeadTag[]
  generator: string
  /** Hidden sentences at the start of every page. */
  notes: readonly string[]
  /** HTML of plugins around the content of every page. */
  bodyHtml: {start: string; end: string}
  /** Paths of routes that also match every path below them. */
  openPaths: readonly string[]
  policy?: PagePolicy
  /** Returns the integrity hash for a URL. Missing if integrity is off. */
  integrityOf?(url: string): string | undefined
}

/**
 * Creates a function that returns the render job of a page. A job contains everything that affects
 * the page's HTML, and nothing else.
 */
export function createRenderJobs(settings: RenderJobSettings): (route: Route) => RenderJob {
  const {bundles, siteConfig, pluginTags, createPageTags} = settings
  const {htmlLang: lang, direction} = describeLanguage(siteConfig)
  const tags = [...pluginTags, ...bundles.fonts.map(createFontPreload)]
  const createHead = createPageHeads(siteConfig, tags, createPageTags)
  const listFiles = createFileLists(bundles)
  const {start: startScript, main} = bundles
  const scripts = [main.url, ...(startScript === undefined ? [] : [startScript])]
  return (route) => {
    const {path, component, props, plugin, source, isFolder, missingLocales} = route
    const contents = route.contents.map((reference) => createContent(reference, settings))
    const features = listFeatures(route, settings)
    const live = route.contents.flatMap((reference, index) =>
      contents[index]?.clientModule ? [entryOf(reference, settings)] : []
    )
    const shared = listFiles([component, ...live], features)
    const {module, preloads, styles, ownStyles} = completeFiles(shared, route, settings)
    return {
      page: {
        client: bundles.clientId,
        path,
        component,
        module,
        props: live.length > 0 ? {...props, ...route.liveProps} : props,
        plugin,
        styles: ownStyles,
        ...(isFolder && {isFolder}),
        ...(missingLocales && {missingLocales}),
        ...openPaths(path, settings)
      },
      head: createHead(route),
      ...(describesItself(route, siteConfig) && {hasDescription: true}),
      contents,
      serverModule: need(bundles.server.modules[component], component),
      script: main.url,
      ...(startScript !== undefined && {startScript}),
      preloads,
      styles,
      ...listIntegrity([...scripts, ...preloads, ...styles], settings),
      baseUrl: siteConfig.baseUrl,
      lang,
      direction,
      generator: settings.generator,
      ...(siteConfig.compatibility && {compatibility: siteConfig.compatibility}),
      ...(siteConfig.noIndex && {isSiteHidden: true}),
      ...(settings.notes.length > 0 && {notes: settings.notes}),
      ...(settings.bodyHtml.start && {bodyStart: settings.bodyHtml.start}),
      ...(settings.bodyHtml.end && {bodyEnd: settings.bodyHtml.end}),
      policy: settings.policy,
      outFile: outputFile(path, siteConfig.trailingSlash),
      source
    }
  }
}

/** Creates the tag that preloads a font, with low priority so that the stylesheet isn't delayed. */
function createFontPreload(url: string): HeadTag {
  const type = `font/${url.slice(url.lastIndexOf('.') + 1)}`
  return {
    tag: 'link',
    // Browsers load fonts without credentials, so a preload without `crossorigin` would load the
    // font twice.
    attributes: {rel: 'preload', as: 'font', type, crossorigin: '', fetchpriority: 'low', href: url}
  }
}

function listFeatures(route: Route, {contents}: RenderJobSettings): ContentFeature[] {
  return route.contents.flatMap(({source}) => contents.get(source)?.features ?? [])
}

/**
 * Returns whether a page has its own description. In Docusaurus projects, the text that components and plugins
 * add never becomes the description.
 */
function describesItself(
  {head}: Route,
  {compatibility}: Pick<SiteConfig, 'compatibility'>
): boolean {
  if (compatibility) return true
  return head.some(({attributes}) => attributes?.name === 'description')
}

/** Adds files that depend on more than a page's modules and features. */
function completeFiles(files: PageFiles, route: Route, settings: RenderJobSettings): PageFiles {
  const hoisted = listHoistedStyles(route.contents, settings)
  return {
    module: files.module,
    preloads: listPreloads(files, settings),
    styles: [...files.styles, ...hoisted],
    ownStyles: [...files.ownStyles, ...hoisted]
  }
}

/**
 * Lists the modules that a page preloads. With integrity hashes, they include the imports of the
 * main module, because browsers only check files that the page lists.
 */
function listPreloads(
  {preloads}: {preloads: readonly string[]},
  {bundles, integrityOf}: RenderJobSettings
): readonly string[] {
  return integrityOf ? unique([...preloads, ...bundles.main.imports]) : preloads
}

function listIntegrity(
  urls: readonly string[],
  {integrityOf}: RenderJobSettings
): Pick<RenderJob, 'integrity'> {
  if (!integrityOf) return {}
  const found = urls.flatMap((url) => {
    const hash = integrityOf(url)
    return hash === undefined ? [] : [[url, hash] as const]
  })
  return {integrity: Object.fromEntries(found)}
}

/**
 * Returns the site's open paths for the not-found page. Hosts serve it for URLs below these paths,
 * and the browser then renders the route.
 */
function openPaths(path: string, {openPaths: open}: RenderJobSettings) {
  return path === '/404.html' && open.length > 0 ? {open} : {}
}

function describeLanguage({i18n}: SiteConfig): {htmlLang: string; direction: 'ltr' | 'rtl'} {
  const {currentLocale, localeConfigs} = i18n
  return localeConfigs[currentLocale] ?? {htmlLang: currentLocale, direction: 'ltr'}
}

/** Files in the bundles that a page loads. */
interface PageFiles {
  /** Module of the page's component. */
  module: string
  preloads: readonly string[]
  styles: readonly string[]
  /** Stylesheets in `styles` that some pages don't have. */
  ownStyles: readonly string[]
}

/**
 * Creates a function that lists the files of a page. Results are cached, because most pages have
 * the same modules and features.
 */
function createFileLists(
  bundles: Bundles
): (entries: readonly string[], features: readonly ContentFeature[]) => PageFiles {
  const known = new Map<string, PageFiles>()
  return (entries, features) => {
    const key = JSON.stringify([entries, features])
    const files = known.get(key) ?? listFiles(bundles, entries, features)
    known.set(key, files)
    return files
  }
}

function listFiles(
  {main, preloads, modules, featureStyles}: Bundles,
  entries: readonly string[],
  features: readonly ContentFeature[]
): PageFiles {
  const used = entries.map((entry) => need(modules[entry], entry))
  // The main module imports its dependencies itself.
  const isShared = (url: string) => url === main.url || main.imports.includes(url)
  const own = used.flatMap(({url, imports}) => [url, ...imports])
  const ownStyles = unique([
    ...used.flatMap((module) => module.styles),
    ...features.flatMap((feature) => featureStyles[feature] ?? [])
  ])
  return {
    module: used[0]?.url ?? '',
    preloads: unique([...preloads, ...own.filter((url) => !isShared(url))]),
    styles: unique([...main.styles, ...ownStyles]),
    ownStyles
  }
}

/** Lists the URLs of the stylesheets that replace style attributes in a page's content. */
function listHoistedStyles(
  references: readonly ContentRef[],
  {contents, siteConfig}: RenderJobSettings
): string[] {
  const sheets = references.flatMap(({source}) => contents.get(source)?.styles ?? [])
  return unique(sheets.map((css) => siteConfig.baseUrl + hoistedStylesFile(css)))
}

function createContent(reference: ContentRef, settings: RenderJobSettings): RenderContent {
  const {source} = reference
  const content = need(settings.contents.get(source), source)
  const base = {
    record: content.key,
    excerpt: Boolean(reference.excerpt) && content.hasExcerpt,
    isUntranslated: reference.isUntranslated,
    tokens: need(settings.tokens.get(source), source)
  }
  if (content.kind === 'static') return base
  const entry = entryOf(reference, settings)
  return {
    ...base,
    serverModule: need(settings.bundles.server.modules[entry], entry),
    clientModule: need(settings.bundles.modules[entry], entry).url
  }
}

function entryOf({source, excerpt}: ContentRef, {contents}: RenderJobSettings): string {
  return contentEntry(source, Boolean(excerpt) && Boolean(contents.get(source)?.hasExcerpt))
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The build lost ${name} between two stages.`)
  return value
}
