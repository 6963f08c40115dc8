import type {RenderedSite, Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {parseBlogOptions} from '../options/blog-options.js'
import {translateBlog} from '../options/blog-strings.js'
import {createBlogRoutes} from '../routes/blog-routes.js'
import {testContent, testRoutes, testSiteConfig} from '../fixtures/test-blog.js'
import {generateFeeds} from './generate-feeds.js'

const SITE = {siteDir: '/site', configSource: {file: 'site.config.ts', text: ''}}

const files = Object.fromEntries(
  Array.from({length: 30}, (_, index) => [`2026-01-${String(index + 1).padStart(2, '0')}-a.md`, {}])
)

/** Generates all feeds for 30 posts. Also returns which pages were read. */
async function generateAll(
  feedOptions: object,
  routes = testRoutes({files}).routes as Route[],
  {compatibility, ...own}: {compatibility?: 'docusaurus'; sortPosts?: 'ascending'} = {}
): Promise<{texts: string[]; read: string[]}> {
  const options = parseBlogOptions({...own, feedOptions: {type: 'all', ...feedOptions}})
  const read: string[] = []
  const site: RenderedSite = {
    routes,
    async readPage(path) {
      read.push(path)
      return `<div data-static-content="0"><p>Words of ${path}</p></div>`
    },
    keyOfPage: () => undefined,
    isIndexed: () => true,
    contents: {
      keyOf: () => undefined,
      isLive: () => false,
      read: () => Promise.reject(new Error('Feeds read pages, not contents.'))
    }
  }
  const settings = {plugin: 'blog', options, siteConfig: {...testSiteConfig, compatibility}}
  const feeds = await generateFeeds(site, settings, SITE)
  const texts = await Promise.all(
    feeds
      .filter(({file}) => !/\.(?:xsl|css)$/.test(file))
      .map(({text}) => (typeof text === 'function' ? text() : text))
  )
  return {texts: texts.map(String), read}
}

test('feeds only read the pages of their latest posts, each once', async () => {
  const {texts, read} = await generateAll({})
  expect(texts).toHaveLength(3)
  expect(read).toHaveLength(20)
  expect(read[0]).toBe('/blog/2026/01/30/a')
  for (const text of texts) {
    expect(text).toContain('Words of /blog/2026/01/11/a')
    expect(text).not.toContain('/blog/2026/01/10/a')
  }
})

test.each([
  [undefined, ['/blog/2026/01/30/a', '/blog/2026/01/29/a']],
  ['docusaurus' as const, ['/blog/2026/01/01/a', '/blog/2026/01/02/a']]
])(
  'with the compatibility %s, the feeds of an ascending blog start with %j',
  async (compatibility, expected) => {
    const own = {sortPosts: 'ascending' as const, compatibility}
    expect((await generateAll({limit: 2}, undefined, own)).read).toEqual(expected)
  }
)

test('feeds without a limit contain all posts', async () => {
  expect((await generateAll({limit: false})).read).toHaveLength(30)
})

test('feeds have the title and description of the blog in the language of the site', async () => {
  const [content, settings] = testContent({files})
  const texts = {title: {message: 'Carnet'}, description: {message: 'Nos oiseaux'}}
  const translated = translateBlog(content, [{path: 'options', content: texts}])
  const {routes} = createBlogRoutes(translated, settings)
  for (const text of (await generateAll({}, routes as Route[])).texts)
    expect(text).toMatch(/Birds – Carnet[\s\S]*Nos oiseaux/)
})

test('feeds omit authors without a name', async () => {
  const item = {id: 'https://a.example/', link: 'https://a.example/', title: 'A', date: new Date(0)}
  const author = [{name: '', link: 'https://b.example/'}, {name: 'Ada'}]
  const {texts} = await generateAll({createFeedItems: async () => [{...item, author}]})
  for (const text of texts) {
    expect(text).toContain('Ada')
    expect(text).not.toContain('b.example')
  }
})

test('reads nothing until a feed is requested', async () => {
  const read: string[] = []
  const options = parseBlogOptions({})
  const site = {
    routes: testRoutes({files}).routes,
    readPage: async (path: string) => read.push(path)
  } as unknown as RenderedSite
  const feeds = await generateFeeds(
    site,
    {plugin: 'blog', options, siteConfig: testSiteConfig},
    SITE
  )
  expect(feeds.map(({file}) => file)).toContain('blog/rss.xml')
  expect(read).toEqual([])
})
