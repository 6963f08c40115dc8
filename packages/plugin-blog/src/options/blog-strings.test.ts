import {expect, test} from 'vitest'
import {createBlogRoutes} from '../routes/blog-routes.js'
import {testContent} from '../fixtures/test-blog.js'
import {listBlogStrings, translateBlog} from './blog-strings.js'

const french: Record<string, string> = {
  'theme.blog.archive.title': 'Archives',
  'theme.blog.post.plurals': '{count} article|{count} de articles|{count} articles',
  'theme.blog.tagTitle': '{nPosts} : {tagName}'
}

test('visible options can be translated, under the keys of Docusaurus', () => {
  const options = {blogTitle: 'News', blogDescription: 'All news', blogSidebarTitle: 'Recent'}
  const [file] = listBlogStrings(options)
  expect(file?.path).toBe('options')
  expect(Object.entries(file?.content ?? {}).map(([key, {message}]) => [key, message])).toEqual([
    ['title', 'News'],
    ['description', 'All news'],
    ['sidebar.title', 'Recent']
  ])
})

test('blog pages show translated options and have titles in their language', () => {
  const [content, settings] = testContent({
    files: {'2026-01-01-a.md': {tags: ['x']}, '2026-01-02-b.md': {tags: ['x']}}
  })
  const translated = translateBlog(content, [
    {path: 'options', content: {title: {message: 'Carnet'}, 'sidebar.title': {message: 'Récents'}}}
  ])
  const siteConfig = {
    ...settings.siteConfig,
    i18n: {...settings.siteConfig.i18n, currentLocale: 'fr'}
  }
  const {routes} = createBlogRoutes(translated, {
    ...settings,
    siteConfig,
    translate: ({id, message}, values = {}) =>
      (french[id] ?? message).replace(/\{(\w+)\}/g, (name, key: string) =>
        String(values[key] ?? name)
      )
  })
  const at = (path: string) => routes.find((route) => route.path === path)
  const titleOf = (path: string) => at(path)?.head.find(({tag}) => tag === 'title')
  expect(at('/blog')?.props).toMatchObject({blogTitle: 'Carnet', sidebar: {title: 'Récents'}})
  expect(titleOf('/blog')).toMatchObject({content: 'Carnet'})
  expect(titleOf('/blog/archive')).toMatchObject({content: 'Archives'})
  expect(titleOf('/blog/tags/x')).toMatchObject({content: '2 articles : x'})
})
