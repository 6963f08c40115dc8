import type {RenderedSite, Route} from '@lectern/types'
import type {SearchRequest, SearchResult} from '../client/search-client.js'
import {createIndexFiles, INDEX_FOLDER} from '../indexing/create-index-files.js'
import {createPartMaker} from '../indexing/part-maker.js'
import {createLocalClient} from '../local/local-client.js'

/** A page for tests, as a few words. */
export interface TestPage {
  path: string
  title: string
  text?: string
  headings?: Readonly<Record<string, string>>
  tag?: string
  isOfOlderVersion?: boolean
  keywords?: string
  isHidden?: boolean
}

const SETTINGS = {
  title: 'Birds',
  titleDelimiter: '|',
  baseUrl: '/base/',
  i18n: {
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    path: 'i18n',
    localeConfigs: {}
  },
  version: '1',
  contextualSearch: true
}

/** A site of some pages; `reads` counts how often texts are read. */
export function createTestSite(pages: readonly TestPage[]) {
  let reads = 0
  const bySource = new Map(pages.map((page) => [`${page.path}.md`, page]))
  const site: Pick<RenderedSite, 'routes' | 'contents' | 'isIndexed'> = {
    routes: pages.map(createRoute),
    isIndexed: (path) => !pages.find((page) => page.path === path)?.isHidden,
    contents: {
      keyOf: (source) => JSON.stringify(bySource.get(source)),
      async read(source) {
        reads += 1
        const {text = '', headings = {}, title = ''} = bySource.get(source) ?? {}
        const names = Object.keys(headings)
        return {
          description: '',
          words: 0,
          plain: '',
          contentTitle: title,
          toc: names.map((name) => ({id: toId(name), depth: 2, html: name})),
          sections: [
            {id: '', heading: '', text},
            ...names.map((name) => ({id: toId(name), heading: name, text: headings[name] ?? ''}))
          ]
        }
      }
    }
  }
  return {site, reads: () => reads}
}

function createRoute({path, title, tag, isOfOlderVersion, keywords}: TestPage): Route {
  const meta = {docusaurus_tag: tag, keywords}
  return {
    path,
    component: '@theme/DocItem',
    props: isOfOlderVersion === undefined ? {} : {version: {isLast: !isOfOlderVersion}},
    contents: [{source: `${path}.md`}],
    head: [
      {tag: 'title', content: title},
      ...Object.entries(meta).flatMap(([name, content]) =>
        content === undefined ? [] : [{tag: 'meta' as const, attributes: {name, content}}]
      )
    ],
    plugin: {name: 'docs', id: 'default'},
    isSourcePage: true
  }
}

function toId(heading: string): string {
  return heading.toLowerCase().replace(/\W+/g, '-')
}

/** The files of an index, made. */
export async function makeIndex(pages: readonly TestPage[]): Promise<Map<string, string>> {
  const {site} = createTestSite(pages)
  const files = createIndexFiles(site, {...SETTINGS, maker: createPartMaker(9)})
  const made = new Map<string, string>()
  for (const {file, text} of files) {
    const content = typeof text === 'function' ? await text() : text
    made.set(file.slice(INDEX_FOLDER.length + 1), String(content))
  }
  return made
}

/** List the files of an index without making them. */
export function listIndex(pages: readonly TestPage[], settings: Partial<typeof SETTINGS> = {}) {
  const {site, reads} = createTestSite(pages)
  const maker = createPartMaker(9)
  return {files: createIndexFiles(site, {...SETTINGS, ...settings, maker}), reads}
}

/** Ask an index. */
export async function search(
  files: ReadonlyMap<string, string>,
  request: Partial<SearchRequest>
): Promise<SearchResult> {
  const client = createLocalClient(async (file) => JSON.parse(files.get(file) ?? ''))
  const {results} = await client.search([{indexName: 'site', query: '', ...request}])
  const [result] = results
  if (!result) throw new Error('There is no result.')
  return result
}

/** Addresses of the hits of a query. */
export async function findUrls(pages: readonly TestPage[], query: string): Promise<string[]> {
  const {hits} = await search(await makeIndex(pages), {query})
  return hits.map(({url}) => url)
}
