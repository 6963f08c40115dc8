import type {HeadTag} from '@lectern/types'
import {expect, test} from 'vitest'
import {testContent, testRoute, testRoutes} from '../fixtures/test-blog.js'
import {createBlogRoutes, createFeedTags} from './blog-routes.js'

const files = {
  '2021-08-26-welcome/index.md': {title: 'Welcome', tags: ['News'], authors: 'ada'},
  '2022-01-02-second.md': {tags: ['News', 'Beta']},
  'third.md': {date: '2022-01-02T10:00', slug: '/third', authors: ['ada', {name: 'Eve'}]}
}
const authors = 'ada:\n  name: Ada\n  page: true\nbob:\n  name: Bob\n'

test('generates all pages of a blog', () => {
  const {routes, problems} = testRoutes({files, authors, options: {postsPerPage: 2}})
  expect(problems).toEqual([])
  expect(routes.map(({path, component}) => `${path} ${component}`)).toEqual([
    '/blog @theme/BlogListPage',
    '/blog/page/2 @theme/BlogListPage',
    '/blog/third @theme/BlogPostPage',
    '/blog/2022/01/02/second @theme/BlogPostPage',
    '/blog/2021/08/26/welcome @theme/BlogPostPage',
    '/blog/archive @theme/BlogArchivePage',
    '/blog/tags @theme/BlogTagsListPage',
    '/blog/tags/beta @theme/BlogTagsPostsPage',
    '/blog/tags/news @theme/BlogTagsPostsPage',
    '/blog/authors @theme/Blog/Pages/BlogAuthorsListPage',
    '/blog/authors/ada @theme/Blog/Pages/BlogAuthorsPostsPage'
  ])
})

test('lists excerpts in post order, newest first', () => {
  const list = testRoute('/blog', {files, authors})
  expect(list?.contents).toEqual([
    {source: 'blog/third.md', excerpt: true},
    {source: 'blog/2022-01-02-second.md', excerpt: true},
    {source: 'blog/2021-08-26-welcome/index.md', excerpt: true}
  ])
  expect(list?.props).toMatchObject({
    blogTitle: 'Blog',
    blogPath: '/blog',
    sidebar: {
      title: 'Recent posts',
      items: [
        {path: '/blog/third', label: 'third', date: '2022-01-02'},
        {path: '/blog/2022/01/02/second'},
        {path: '/blog/2021/08/26/welcome'}
      ]
    },
    title: 'Blog',
    posts: [{id: 'third'}, {id: '2022/01/02/second'}, {id: '2021/08/26/welcome'}],
    pagination: {page: 1, pageCount: 1, postCount: 3}
  })
})

test('lists the oldest posts first if configured', () => {
  const list = testRoute('/blog', {files, authors, options: {sortPosts: 'ascending'}})
  expect(list?.props.posts).toMatchObject([{title: 'Welcome'}, {title: 'second'}, {title: 'third'}])
  const items = [{label: 'Welcome'}, {label: 'second'}, {label: 'third'}]
  expect(list?.props.sidebar).toMatchObject({items})
})

test('generates the page of a post with its newer and older neighbors', () => {
  expect(testRoute('/blog/2022/01/02/second', {files, authors})).toMatchObject({
    props: {
      post: {
        id: '2022/01/02/second',
        title: 'second',
        date: '2022-01-02T00:00:00.000Z',
        hasExcerpt: true,
        tags: [
          {label: 'News', path: '/blog/tags/news'},
          {label: 'Beta', path: '/blog/tags/beta'}
        ],
        showTitle: true,
        showReadingTime: true
      },
      previous: {path: '/blog/third', label: 'third'},
      next: {path: '/blog/2021/08/26/welcome', label: 'Welcome'}
    },
    contents: [{source: 'blog/2022-01-02-second.md'}],
    head: expect.arrayContaining([
      {tag: 'title', content: 'second'},
      {tag: 'meta', attributes: {property: 'og:type', content: 'article'}},
      {
        tag: 'meta',
        attributes: {property: 'article:published_time', content: '2022-01-02T00:00:00.000Z'}
      },
      {tag: 'meta', attributes: {property: 'article:tag', content: 'News,Beta'}},
      {tag: 'html', attributes: {class: 'blog-wrapper blog-post-page'}}
    ]),
    source: 'blog/2022-01-02-second.md',
    isSourcePage: true
  })
})

test('counts the posts of tags and authors', () => {
  expect(testRoute('/blog/tags', {files, authors})?.props.tags).toEqual([
    {label: 'Beta', path: '/blog/tags/beta', count: 1},
    {label: 'News', path: '/blog/tags/news', count: 2}
  ])
  expect(testRoute('/blog/tags/news', {files, authors})).toMatchObject({
    props: {tag: {count: 2}, allTagsPath: '/blog/tags', pagination: {postCount: 2}},
    head: expect.arrayContaining([
      {tag: 'title', content: '2 posts tagged with "News"'},
      {
        tag: 'meta',
        attributes: {name: 'description', content: expect.stringMatching(/^\w.*, \w.*\.$/)}
      },
      {tag: 'html', attributes: {class: 'blog-wrapper blog-tags-post-list-page'}}
    ])
  })
  expect(testRoute('/blog/authors/ada', {files, authors})?.props).toMatchObject({
    author: {name: 'Ada', page: '/blog/authors/ada', count: 2},
    allAuthorsPath: '/blog/authors',
    posts: [{id: 'third'}, {id: '2021/08/26/welcome'}]
  })
})

test('lists authors without a page', () => {
  const {routes} = testRoutes({files, authors: 'ada:\n  name: Ada\nbob:\n  name: Bob\n'})
  const paths = routes.map(({path}) => path).filter((path) => path.startsWith('/blog/authors'))
  expect(paths).toEqual(['/blog/authors'])
  expect(routes.find(({path}) => path === '/blog/authors')?.props.authors).toMatchObject([
    {name: 'Ada', count: 2},
    {name: 'Bob', count: 0}
  ])
})

test('a blog without posts has an empty list and its authors', () => {
  const {routes} = testRoutes({files: {}, authors})
  expect(routes.map(({path}) => path)).toEqual(['/blog', '/blog/authors', '/blog/authors/ada'])
  expect(routes[0]).toMatchObject({props: {posts: [], pagination: {pageCount: 1, postCount: 0}}})
})

test('paginates tag pages like lists', () => {
  const {routes} = testRoutes({files, authors, options: {postsPerPage: 1}})
  const paths = routes.map(({path}) => path)
  expect(paths.filter((path) => path.startsWith('/blog/tags/news'))).toEqual([
    '/blog/tags/news',
    '/blog/tags/news/page/2'
  ])
})

test('generates no tag, author or archive pages for a blog without tags, authors or an archive', () => {
  const options = {archiveBasePath: null}
  const {routes} = testRoutes({files: {'2021-08-26-a.md': {}}, options})
  expect(routes.map(({path}) => path)).toEqual(['/blog', '/blog/2021/08/26/a'])
})

test('omits drafts everywhere, and unlisted posts from lists', () => {
  const {routes} = testRoutes({
    files: {
      '2021-08-26-a.md': {draft: true, tags: ['x']},
      '2021-08-27-b.md': {unlisted: true, tags: ['x']},
      '2021-08-28-c.md': {}
    }
  })
  expect(routes.map(({path}) => path)).toEqual([
    '/blog',
    '/blog/2021/08/28/c',
    '/blog/2021/08/27/b',
    '/blog/archive',
    '/blog/tags',
    '/blog/tags/x'
  ])
  expect(routes[0]?.contents).toEqual([{source: 'blog/2021-08-28-c.md', excerpt: true}])
  expect(routes[1]?.props.next).toBeUndefined()
})

test('omits posts with a future date until that date', () => {
  const files = {'2021-08-26-a.md': {tags: ['x']}, '2021-08-27-b.md': {tags: ['y']}}
  const [content, settings] = testContent({files})
  const pathsAt = (now: string, changes: object = {}) =>
    createBlogRoutes(content, {...settings, now, ...changes})
      .routes.map(({path}) => path)
      .filter((path) => /tags.|2021/.test(path))
  const first = ['/blog/2021/08/26/a', '/blog/tags/x']
  const both = ['/blog/2021/08/27/b', '/blog/2021/08/26/a', '/blog/tags/x', '/blog/tags/y']
  expect(pathsAt('2021-08-26T23:59:59.999Z')).toEqual(first)
  expect(pathsAt('2021-08-27T00:00:00.000Z')).toEqual(both)
  expect(pathsAt('2021-08-26T12:00:00.000Z', {showsScheduled: true})).toEqual(both)
})

test('a tag with only unlisted posts has a page that is excluded from lists and search engines', () => {
  const blog = {files: {'2021-08-27-b.md': {unlisted: true, tags: ['x']}}}
  expect(testRoute('/blog/tags', blog)?.props.tags).toEqual([])
  expect(testRoute('/blog/tags/x', blog)).toMatchObject({
    props: {tag: {label: 'x', count: 1}, posts: [{id: '2021/08/27/b'}]},
    head: expect.arrayContaining([
      {tag: 'title', content: 'One post tagged with "x"'},
      {tag: 'meta', attributes: {name: 'description', content: 'b.'}},
      {tag: 'meta', attributes: {name: 'robots', content: 'noindex, nofollow'}},
      {tag: 'html', attributes: {class: 'blog-wrapper blog-tags-post-list-page'}}
    ])
  })
})

test('shows the fields of a tag from the tags file', () => {
  const blog = {
    files: {'2021-08-27-b.md': {tags: ['news']}},
    tags: 'news:\n  label: News\n  permalink: /latest\n  description: What is new.\n'
  }
  const tag = {label: 'News', path: '/blog/tags/latest', description: 'What is new.'}
  expect(testRoute('/blog/2021/08/27/b', blog)?.props.post).toMatchObject({tags: [tag]})
  expect(testRoute('/blog/tags/latest', blog)).toMatchObject({
    props: {tag: {...tag, count: 1}},
    head: expect.arrayContaining([
      {tag: 'title', content: 'One post tagged with "News"'},
      {tag: 'meta', attributes: {name: 'description', content: 'What is new.'}},
      {tag: 'html', attributes: {class: 'blog-wrapper blog-tags-post-list-page'}}
    ])
  })
})

test("warns about a tag that isn't in the tags file", () => {
  const blog = {files: {'2021-08-27-b.md': {tags: ['nwes']}}, tags: 'news:\n'}
  expect(testRoutes(blog).problems).toEqual([
    {
      code: 'tag-inline',
      message: "The tag `nwes` isn't in blog/tags.yml.",
      position: {file: 'blog/2021-08-27-b.md', line: 2},
      hint: 'Use an existing tag, e.g. news, or add `nwes` to blog/tags.yml.',
      policy: 'warn'
    }
  ])
})

test('serves a blog at the root', () => {
  const options = {routeBasePath: '/', postsPerPage: 1}
  const paths = testRoutes({files, authors, options}).routes.map(({path}) => path)
  expect(paths.slice(0, 3)).toEqual(['/', '/page/2', '/page/3'])
})

/** Returns the structured data in the head of a page. */
function factsOf(path: string, blog: Parameters<typeof testRoute>[1]): unknown[] {
  return (testRoute(path, blog)?.head ?? [])
    .filter(({attributes}) => attributes?.type === 'application/ld+json')
    .map(({content}) => JSON.parse(content ?? ''))
}

test('structured data describes a post, its authors and its breadcrumbs', () => {
  const post = {title: 'A </script>', image: '/img/a.png', authors: 'ada', keywords: ['birds']}
  const blog = {
    files: {'2021-08-26-a.md': post},
    authors: 'ada:\n  name: Ada\n  title: Keeper\n  url: https://ada.example\n'
  }
  const url = 'https://example.com/blog/2021/08/26/a'
  const [posting, way] = factsOf('/blog/2021/08/26/a', blog)
  expect(posting).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: 'A </script>',
    datePublished: '2021-08-26T00:00:00.000Z',
    author: [{'@type': 'Person', name: 'Ada', jobTitle: 'Keeper', url: 'https://ada.example'}],
    image: 'https://example.com/img/a.png',
    keywords: ['birds'],
    isPartOf: {'@type': 'Blog', '@id': 'https://example.com/blog', name: 'Blog'}
  })
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {name: 'Blog', item: 'https://example.com/blog'},
      {name: 'A </script>', item: url}
    ]
  })
  expect(factsOf('/blog', blog)).toMatchObject([
    {'@type': 'Blog', '@id': 'https://example.com/blog', blogPost: [{headline: 'A </script>', url}]}
  ])
})

test('structured data omits authors without a name', () => {
  const authors = [{image_url: '/img/a.png'}, {name: 'Ada'}]
  const authorOf = (post: object) =>
    factsOf('/blog/2021/08/26/a', {files: {'2021-08-26-a.md': {title: 'A', ...post}}})[0]
  expect(authorOf({authors})).toMatchObject({author: [{name: 'Ada'}]})
  expect(authorOf({authors: authors.slice(0, 1)})).not.toHaveProperty('author')
})

test('the head of a blog’s pages links to the feeds', () => {
  const links = (options: object) =>
    testRoutes({files, options}).routes.map(({head}) =>
      head.flatMap(({attributes}) => (attributes?.rel === 'alternate' ? attributes.href : []))
    )
  expect(new Set(links({feedOptions: {type: 'all'}}).map(String))).toEqual(
    new Set(['/blog/rss.xml,/blog/atom.xml,/blog/feed.json'])
  )
  expect(links({feedOptions: {type: 'json'}, routeBasePath: '/'})[0]).toEqual(['/feed.json'])
  expect(links({feedOptions: false}).flat()).toEqual([])
  expect(createFeedTags(...testContent({files})).headTags).toEqual([])
})

test('in Docusaurus projects, the head of every page of the site links to the feeds', () => {
  const siteConfig = {compatibility: 'docusaurus'} as const
  const hrefs = (tags: readonly HeadTag[] = []) =>
    tags.flatMap(({attributes}) => (attributes?.rel === 'alternate' ? attributes.href : []))
  const {headTags} = createFeedTags(...testContent({files, siteConfig}))
  expect(hrefs(headTags)).toEqual(['/blog/rss.xml', '/blog/atom.xml'])
  const {routes} = testRoutes({files, siteConfig})
  expect(routes.flatMap(({head}) => hrefs(head))).toEqual([])
  expect(createFeedTags(...testContent({files: {}, siteConfig})).headTags).toBeUndefined()
  const titles = (options: object) =>
    createFeedTags(...testContent({files, siteConfig, options})).headTags?.map(
      ({attributes}) => `${attributes?.type} ${attributes?.title}`
    )
  expect(titles({feedOptions: {type: 'all'}})).toEqual([
    'application/rss+xml Birds RSS Feed',
    'application/atom+xml Birds Atom Feed',
    'application/json Birds JSON Feed'
  ])
  expect(titles({feedOptions: {type: 'rss', title: 'News'}})).toEqual([
    'application/rss+xml News RSS Feed'
  ])
})

test('renders pages with the configured components', () => {
  const options = {
    blogListComponent: '@site/src/List',
    blogPostComponent: '@site/src/Post',
    blogArchiveComponent: '@site/src/Archive',
    blogTagsListComponent: '@site/src/Tags',
    blogTagsPostsComponent: '@site/src/Tag',
    blogAuthorsListComponent: '@site/src/Authors',
    blogAuthorsPostsComponent: '@site/src/Author'
  }
  const {routes} = testRoutes({files, authors, options})
  expect([...new Set(routes.map(({component}) => component))].sort()).toEqual(
    Object.values(options).sort()
  )
})
