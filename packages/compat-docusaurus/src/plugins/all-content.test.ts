import path from 'node:path'
import type {JsonObject, Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {AdaptedContent} from './adapted-content.js'
import {createAllContent} from './all-content.js'

function routeOf(name: string, path: string, props: JsonObject): Route {
  const plugin = {name, id: 'default'}
  const contents = path === '/about' ? [] : [{source: `${path}.md`}]
  return {path, component: '', props, contents, head: [], plugin, source: `${name}${path}.md`}
}

const version = (name: string, isLast: boolean) => ({name, label: `v${name}`, isLast})
const tags = [{label: 'Owls', path: '/tags/owls'}]
const next = {label: 'B', path: '/blog/b'}
const post = {
  id: 'a',
  path: '/blog/a',
  frontMatter: {cover: '/a.png'},
  title: 'A',
  authors: [{name: 'Ada', imageUrl: '/ada.png'}],
  tags
}

const postAt = (id: string, year: string) => ({
  ...post,
  ...{id, path: `/blog/${id}`, date: `${year}-01-01T00:00:00.000Z`}
})

const routes: readonly Route[] = [
  routeOf('docs', '/docs/next', {doc: {id: 'a', title: 'A', tags}, version: version('2', false)}),
  routeOf('docs', '/docs', {doc: {id: 'a', title: 'A', tags: []}, version: version('1', true)}),
  routeOf('docs', '/docs/tags', {version: version('1', true)}),
  routeOf('blog', '/blog', {blogTitle: 'News'}),
  {
    ...routeOf('blog', '/blog/new', {post: postAt('new', '2026'), next, blogTitle: 'News'}),
    head: [{tag: 'meta', attributes: {name: 'description', content: 'About A.'}}]
  },
  routeOf('blog', '/blog/old', {post: postAt('old', '2025'), blogTitle: 'News'}),
  routeOf('pages', '/about', {}),
  routeOf('pages', '/team', {title: 'Team'})
]
const contentOf = (name: string, content: unknown) => ({plugin: {name, id: 'default'}, content})
const all = createAllContent(
  {
    routes,
    globalData: {},
    dataFiles: [{name: 'docs-default-1', data: {docs: [], draftIds: ['draft']}}],
    contents: [
      ...['blog', 'pages'].map((name) => contentOf(name, 'shaped otherwise')),
      contentOf('docs', {
        versions: [
          {
            version: {
              ...{name: '2', folder: 'docs', isLast: false, noIndex: true},
              ...{routePath: '/docs/next', tagsPath: '/docs/next/tags'}
            }
          },
          {
            version: {
              ...{name: '1', folder: 'docs-1', isLast: true, noIndex: false},
              ...{routePath: '/docs', tagsPath: '/docs/labels', sidebarPath: 'a.js'}
            }
          }
        ]
      }),
      contentOf('owls', new AdaptedContent(['barn'])),
      contentOf('weather', 'sun')
    ]
  },
  {siteDir: '/birds', baseUrl: '/base/'}
)

test('Docusaurus plugins receive the content of other plugins as loaded', () => {
  expect(all.owls).toEqual({default: ['barn']})
  expect(all.weather).toEqual({default: 'sun'})
})

test('docs are grouped by version', () => {
  expect(all['docusaurus-plugin-content-docs']?.default).toMatchObject({
    loadedVersions: [
      {
        versionName: '2',
        banner: null,
        drafts: [],
        docs: [
          {
            id: 'a',
            draft: false,
            unlisted: false,
            permalink: '/base/docs/next',
            source: '@site/docs/docs/next.md',
            tags: [{label: 'Owls', permalink: '/base/tags/owls'}]
          }
        ]
      },
      {
        ...{versionName: '1', label: 'v1', isLast: true},
        ...{path: '/base/docs', tagsPath: '/base/docs/labels'},
        drafts: [{id: 'draft', draft: true}],
        docs: [{id: 'a', permalink: '/base/docs'}]
      }
    ]
  })
})

test('versions of docs have their files', () => {
  expect(all['docusaurus-plugin-content-docs']?.default).toMatchObject({
    loadedVersions: [
      {contentPath: path.resolve('/birds/docs'), noIndex: true},
      {
        contentPath: path.resolve('/birds/docs-1'),
        sidebarFilePath: path.resolve('/birds/a.js'),
        ...{noIndex: false, routePriority: -1, sidebars: {}}
      }
    ]
  })
})

test('pagination links to the page of a folder with a slash', () => {
  const home = {...routeOf('docs', '/docs', {doc: {id: 'a', tags}, version: version('1', true)})}
  const next = routeOf('docs', '/docs/b', {
    ...{doc: {id: 'b', tags}, version: version('1', true), previous: {path: '/docs', label: 'A'}}
  })
  const shaped = createAllContent(
    {
      routes: [{...home, isFolder: true}, next],
      ...{globalData: {}, contents: [contentOf('docs', {})]}
    },
    {siteDir: '/birds', baseUrl: '/'}
  )
  expect(shaped['docusaurus-plugin-content-docs']?.default).toMatchObject({
    loadedVersions: [{docs: [{permalink: '/docs/'}, {previous: {permalink: '/docs/'}}]}]
  })
})

test('posts have their metadata, newest first, and pages have their URLs', () => {
  expect(all['docusaurus-plugin-content-blog']?.default).toMatchObject({
    blogTitle: 'News',
    blogPosts: [
      {
        id: '/new',
        metadata: {
          ...{title: 'A', permalink: '/base/blog/new', authors: [{imageURL: '/base/ada.png'}]},
          description: 'About A.',
          nextItem: {title: 'B', permalink: '/base/blog/b'},
          frontMatter: {title: 'A', cover: '/a.png'}
        }
      },
      {id: '/old', metadata: {permalink: '/base/blog/old', date: new Date('2025-01-01')}}
    ]
  })
  expect(all['docusaurus-plugin-content-pages']?.default).toEqual([
    {type: 'jsx', permalink: '/base/about', source: '@site/pages/about.md'},
    {
      ...{type: 'mdx', permalink: '/base/team', source: '@site/pages/team.md'},
      ...{title: 'Team', description: '', unlisted: false, frontMatter: {}}
    }
  ])
})
