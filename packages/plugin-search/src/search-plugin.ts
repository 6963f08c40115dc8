import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {
  JsonObject,
  Plugin,
  RenderedSite,
  Route,
  SiteConfig,
  SiteContext,
  TranslateText
} from '@lectern/types'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {createIgnoredPages} from '@lectern/shared/pages/ignored-pages'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import {createServiceHooks} from './algolia/service-hooks.js'
import {listAskSources} from './config/ask-sources.js'
import {checkSearchConfig} from './config/check-search-config.js'
import type {SearchConfig} from './config/search-config.js'
import {createIndexFiles, listIndexFiles} from './indexing/create-index-files.js'
import {createWorkerFile} from './indexing/create-worker-file.js'
import {readPageTexts} from './indexing/page-texts.js'
import {createPartBuilder} from './indexing/part-builder.js'
import {openPartStore, type PartStore} from './indexing/part-store.js'
import {createOpenSearchFiles, createOpenSearchTags} from './open-search.js'
import {WITHOUT_INLINE_STYLE} from './without-inline-style.js'

/** Number of parts that the development server caches. Enough for a typical site. */
const MANY_PARTS = 100

/** Adds the search button, the search modal, the search page and the index. */
export function searchPlugin(context: SiteContext): Plugin {
  const {siteDir, siteConfig, configSource, mode} = context
  const readConfig = createConfigReader(siteConfig)
  const builder = createPartBuilder(MANY_PARTS)
  const {keepRecords, createServiceTags, ...serviceHooks} = createServiceHooks(
    context,
    readConfig,
    readVersion()
  )
  return {
    name: 'search',
    ...serviceHooks,
    getPolicySources: () => ({
      ...serviceHooks.getPolicySources(),
      ...listAskSources(readConfig().ask)
    }),
    getThemePath: () => fileURLToPath(new URL('../src/components', import.meta.url)),
    validateThemeConfig: (themeConfig) => checkSearchConfig(themeConfig, configSource),
    getClientModules: () => [
      fileURLToPath(new URL('../src/styles/search-button.css', import.meta.url))
    ],
    extendBundle: () => WITHOUT_INLINE_STYLE,
    createRoutes: (_, {translate}) => ({routes: createPageRoutes(readConfig(), translate)}),
    injectHtmlTags: () => ({
      headTags: [...createOpenSearchTags(siteConfig, readConfig()), ...createServiceTags()]
    }),
    async postBuild(rendered) {
      const {appId, contextualSearch, ignorePatterns} = readConfig()
      const isIgnored = createIgnoredPages(ignorePatterns, siteConfig)
      const isIndexed = (path: string) => rendered.isIndexed(path) && !isIgnored(path)
      const site = await addTexts({...rendered, isIndexed}, context)
      const described = createOpenSearchFiles(siteConfig, readConfig())
      if (appId !== undefined) {
        // Algolia has its own index.
        await keepRecords(site)
        return described
      }
      const settings = {...siteConfig, version: hashOwnCode(), contextualSearch}
      const index =
        mode === 'development'
          ? listIndexFiles(site, {...settings, builder})
          : await createIndexFiles(site, {...settings, store: openStore(context)})
      const worker = createWorkerFile({
        folder: fileURLToPath(new URL('../src/local', import.meta.url)),
        cacheFile: path.join(searchCache(siteDir), 'worker.json')
      })
      return [...described, ...index, worker]
    }
  }
}

/**
 * Creates a function that returns the configuration. It's called for every page, so it only
 * validates the configuration if it has changed.
 */
function createConfigReader(siteConfig: Pick<SiteConfig, 'themeConfig'>): () => SearchConfig {
  let last: {themeConfig: JsonObject; search: SearchConfig} | undefined
  return () => {
    const {themeConfig} = siteConfig
    if (last?.themeConfig !== themeConfig) {
      const {search} = checkSearchConfig(themeConfig)
      last = {themeConfig, search: search as JsonObject & SearchConfig}
    }
    return last.search
  }
}

/** Adds the text of component pages, which is available only after rendering. */
async function addTexts(site: RenderedSite, {siteDir, siteConfig}: SiteContext) {
  const cacheFile = path.join(searchCache(siteDir), `pages-${siteConfig.i18n.currentLocale}.json`)
  return {...site, texts: await readPageTexts(site, {version: hashOwnCode(), cacheFile})}
}

function openStore({siteDir, siteConfig}: SiteContext): PartStore {
  const folder = `parts-${siteConfig.i18n.currentLocale}`
  return openPartStore(path.join(searchCache(siteDir), folder), hashOwnCode())
}

function searchCache(siteDir: string): string {
  return path.join(siteDir, '.site', 'cache', 'search')
}

/** Returns the version of the generator, which is the same for all of its packages. */
function readVersion(): string {
  const file = fileURLToPath(new URL('../package.json', import.meta.url))
  return String((JSON.parse(fs.readFileSync(file, 'utf8')) as {version: unknown}).version)
}

/** Returns a hash of the indexing code. All parts are rebuilt when it changes. */
function hashOwnCode(): string {
  return hashContent(fs.readFileSync(fileURLToPath(import.meta.url)))
}

/**
 * Creates the route of the search page. The page isn't indexed, because its content depends on the
 * query.
 */
function createPageRoutes({searchPagePath}: SearchConfig, translate: TranslateText): Route[] {
  if (searchPagePath === false) return []
  return [
    {
      path: joinRoutePath(searchPagePath),
      component: '@theme/SearchPage',
      props: {},
      contents: [],
      head: [
        {tag: 'title', content: translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})},
        {
          tag: 'meta',
          attributes: {
            name: 'description',
            content: translate({
              id: 'theme.SearchPage.description',
              message: 'Search this site.'
            })
          }
        },
        {tag: 'meta', attributes: {name: 'robots', content: 'noindex, follow'}}
      ],
      plugin: {name: 'search', id: 'default'}
    }
  ]
}
