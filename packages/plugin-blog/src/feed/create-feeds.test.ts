import {
  createI18n,
  createLocaleSettings,
  createSiteConfig
} from '@lectern/testing/create-site-config'
import type {BlogPostSummary, SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {testPosts} from '../fixtures/test-blog.js'
import {parseBlogOptions} from '../options/blog-options.js'
import type {FeedItem, FeedPost} from '../options/feed-item.js'
import {createFeeds} from './create-feeds.js'

type Posts = Readonly<Record<string, Record<string, unknown>>>

interface Sample {
  posts?: Posts
  feedOptions?: object | false | null
  options?: object
  siteConfig?: Partial<SiteConfig>
  /** HTML content of every post. */
  html?: string
}

const POSTS: Posts = {
  '2026-01-02-owl.md': {title: 'Owl & co', description: 'Owls <hunt>.', tags: ['Birds']},
  '2026-01-01-lark.md': {title: 'Lark'}
}

function create({
  posts = POSTS,
  feedOptions = {type: 'all'},
  options = {},
  siteConfig = {},
  html = '<p>Words.</p>'
}: Sample = {}) {
  const summaries: BlogPostSummary[] = testPosts(posts).map(({summary}) => summary)
  return createFeeds({
    options: parseBlogOptions({feedOptions, ...options}),
    siteConfig: createSiteConfig(siteConfig),
    posts: summaries.reverse(),
    readPage: async () =>
      `<div data-static-content="0">${html}</div>` +
      `<script type="application/json" id="__page">{"contents":[{"description":"First words."}]}</script>`,
    readSource: async () => ({source: 'blog/a.md', frontMatter: {mood: 'calm'}}),
    readStyle: async (file) => ({
      text: `style of ${file}`,
      css: file.startsWith('styled') ? `css of ${file}` : undefined
    })
  })
}

/** Creates all feeds and stylesheets, and returns their text by filename. */
async function textsOf(sample: Sample = {}): Promise<Record<string, string>> {
  const files = await create(sample)
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({file, text}) => [
        file.replace(/^blog\//, ''),
        String(typeof text === 'function' ? await text() : text)
      ])
    )
  )
}

test.each<[string, object | false | null, string[]]>([
  ['all formats', {type: 'all'}, ['rss.xml', 'atom.xml', 'feed.json', 'feed.css']],
  ['formats without styles', {type: ['rss', 'json'], xslt: false}, ['rss.xml', 'feed.json']],
  ['JSON, which has no style', {type: 'json'}, ['feed.json']],
  ['no formats', {type: null}, []],
  ['no feeds', false, []]
])('a blog with %s has the matching feed files', async (_title, feedOptions, expected) => {
  expect(Object.keys(await textsOf({feedOptions}))).toEqual(expected)
})

test('a blog without posts has no feeds', async () => {
  expect(await create({posts: {}})).toEqual([])
})

test('feeds are next to the blog, and excluded from offline use', async () => {
  const files = await create({options: {routeBasePath: '/news'}, feedOptions: {type: 'json'}})
  expect(files).toMatchObject([{file: 'news/feed.json', offline: false}])
  const [root] = await create({options: {routeBasePath: '/'}, feedOptions: {type: 'json'}})
  expect(root?.file).toBe('feed.json')
})

test('an entry has absolute URLs, the description or first words of the post, and its content', async () => {
  const {'feed.json': text = ''} = await textsOf({siteConfig: {baseUrl: '/base/'}})
  const {items, ...feed} = JSON.parse(text) as {items: Record<string, unknown>[]}
  expect(feed).toMatchObject({
    title: 'Birds – Blog',
    home_page_url: 'https://example.com/base/blog',
    feed_url: 'https://example.com/base/blog/feed.json'
  })
  expect(items).toMatchObject([
    {
      url: 'https://example.com/base/blog/2026/01/02/owl',
      title: 'Owl & co',
      summary: 'Owls <hunt>.',
      content_html: '<p>Words.</p>',
      tags: ['Birds']
    },
    {title: 'Lark', summary: 'First words.'}
  ])
})

test('titles and descriptions are plain text in XML', async () => {
  const posts = {'2026-01-01-a.md': {title: '<script> & "b"', description: ']]> <b>'}}
  const {'rss.xml': rss = '', 'atom.xml': atom = ''} = await textsOf({posts})
  expect(rss).toContain('<![CDATA[<script> & "b"]]>')
  expect(rss).not.toContain(']]> <b>')
  expect(atom).toContain('<title>&lt;script&gt; &amp; "b"</title>')
  expect(atom).toContain('<summary>]]&gt; &lt;b&gt;</summary>')
})

test('titles are XHTML links if the feed has a stylesheet', async () => {
  const {'rss.xml': rss, 'atom.xml': atom} = await textsOf()
  const link = '<xhtml:a href="https://example.com/blog/2026/01/02/owl">Owl &amp; co</xhtml:a>'
  expect(rss).toContain(link)
  expect(rss).toContain('<rss xmlns:xhtml="http://www.w3.org/1999/xhtml" version')
  expect(atom).toContain(link)
  expect(atom).toContain('<feed xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns')
  const plain = await textsOf({feedOptions: {type: 'all', xslt: false}})
  expect(`${plain['rss.xml']}${plain['atom.xml']}`).not.toContain('xhtml')
  expect(plain['atom.xml']).toContain('<title>Owl &amp; co</title>')
})

test('omits characters that XML forbids', async () => {
  const posts = {'2026-01-01-a.md': {title: 'A\u0000\u000b\ufffeB'}}
  const texts = await textsOf({posts, html: '<p>C\u001bD</p>'})
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    expect(texts[name]).toContain('AB')
    expect(texts[name]).toContain('CD')
  }
})

test('the date of a feed is the date of its latest entry', async () => {
  const {'rss.xml': rss, 'atom.xml': atom} = await textsOf()
  expect(rss).toContain('<lastBuildDate>Fri, 02 Jan 2026 00:00:00 GMT</lastBuildDate>')
  expect(atom).toContain('<updated>2026-01-02T00:00:00.000Z</updated>')
})

test.each<[string, Sample, string]>([
  [
    'the language of the page',
    {
      siteConfig: {
        i18n: createI18n({
          ...{currentLocale: 'pt'},
          localeConfigs: {pt: createLocaleSettings('pt', {htmlLang: 'pt-BR'})}
        })
      }
    },
    'pt-BR'
  ],
  ['the language of the options', {feedOptions: {type: 'all', language: 'de-AT'}}, 'de-AT'],
  ['the language of the site', {}, 'en']
])('feeds are in %s', async (_title, sample, language) => {
  const {'rss.xml': rss, 'feed.json': json = ''} = await textsOf(sample)
  expect(rss).toContain(`<language>${language}</language>`)
  expect(JSON.parse(json)).toMatchObject({language})
})

test('authors have their URL if it is a page or an email address', async () => {
  const authors = [
    {name: 'Ada', url: 'https://ada.example'},
    {name: 'Bo', url: 'mailto:bo@b.example'},
    {name: 'Cy'}
  ]
  const {'atom.xml': atom, 'rss.xml': rss = ''} = await textsOf({
    posts: {'2026-01-01-a.md': {title: 'A', authors}}
  })
  expect(atom).toMatch(/<name>Ada<\/name>\s*<uri>https:\/\/ada\.example\/?<\/uri>/)
  expect(atom).toMatch(/<name>Bo<\/name>\s*<email>bo@b\.example<\/email>/)
  expect(rss.match(/<dc:creator>[^<]*/g)).toEqual([
    '<dc:creator>Ada',
    '<dc:creator>Bo',
    '<dc:creator>Cy'
  ])
})

test('a function in the site config can create items from the default items', async () => {
  const createFeedItems = async ({
    blogPosts,
    defaultCreateFeedItems,
    ...rest
  }: {
    blogPosts: readonly BlogPostSummary[]
    siteConfig: SiteConfig
    defaultCreateFeedItems(input: object): Promise<FeedItem[]>
  }) => {
    const items = await defaultCreateFeedItems({blogPosts: blogPosts.slice(1), ...rest})
    return items.map((item) => ({...item, title: `${item.title}!`}))
  }
  const {'feed.json': json = ''} = await textsOf({feedOptions: {type: 'json', createFeedItems}})
  expect((JSON.parse(json) as {items: object[]}).items).toMatchObject([{title: 'Lark!'}])
})

test('a function that creates items gets the metadata of posts', async () => {
  const createFeedItems = async ({blogPosts: [post]}: {blogPosts: readonly FeedPost[]}) => {
    const {title, permalink, date, source, frontMatter} = post?.metadata ?? {}
    const item = {id: 'a', link: 'https://example.com/', date}
    return [{...item, title: [title, permalink, source, frontMatter?.mood].join(' ')}]
  }
  const {'feed.json': json = ''} = await textsOf({
    feedOptions: {type: 'json', createFeedItems},
    siteConfig: {baseUrl: '/base/'}
  })
  expect((JSON.parse(json) as {items: object[]}).items).toMatchObject([
    {title: 'Owl & co /base/blog/2026/01/02/owl blog/a.md calm'}
  ])
})

test('a function can leave out all items', async () => {
  const createFeedItems = async () => []
  const texts = await textsOf({feedOptions: {type: ['rss', 'atom'], createFeedItems}})
  // The date of the newest post.
  expect(texts['rss.xml']).toContain('<lastBuildDate>Fri, 02 Jan 2026 00:00:00 GMT</lastBuildDate>')
  expect(texts['atom.xml']).toContain('<updated>2026-01-02T00:00:00.000Z</updated>')
})

test('reads the stylesheets of the site, each for its own feed', async () => {
  const xslt = {rss: 'custom/my-rss.xsl', atom: true}
  const texts = await textsOf({feedOptions: {type: ['rss', 'atom'], xslt}})
  expect(Object.keys(texts)).toEqual([
    ...['rss.xml', 'atom.xml', 'my-rss.xsl', 'atom.xsl', 'feed.css', 'feed-page.css']
  ])
  expect(texts['my-rss.xsl']).toBe('style of custom/my-rss.xsl')
  expect(texts['rss.xml']).toContain('href="my-rss.xsl"')
  expect(texts['atom.xsl']).toContain('href="feed-page.css"')
})

test('copies the CSS of a custom stylesheet', async () => {
  const texts = await textsOf({feedOptions: {type: 'rss', xslt: {rss: 'styled/own.xsl'}}})
  expect(Object.keys(texts)).toEqual(['rss.xml', 'own.xsl', 'own.css', 'feed.css'])
  expect(texts['own.css']).toBe('css of styled/own.xsl')
})

test('every feed has CSS for browsers without XSLT', async () => {
  const css = '<?xml-stylesheet href="feed.css" type="text/css"?>'
  const plain = await textsOf({feedOptions: {type: 'rss'}})
  expect(plain['rss.xml']?.split('\n').slice(0, 2)).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    css
  ])
  const both = await textsOf({feedOptions: {type: 'atom', xslt: true}})
  expect(both['atom.xml']?.split('\n').slice(1, 3)).toEqual([
    '<?xml-stylesheet href="atom.xsl" type="text/xsl"?>',
    css
  ])
})
