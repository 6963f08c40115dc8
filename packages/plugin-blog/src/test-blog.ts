import type {SiteConfig, Source} from '@lectern/types'
import {parseAuthorsMap} from './authors-map.js'
import {parseBlogOptions} from './blog-options.js'
import {createBlogPaths} from './blog-paths.js'
import {createBlogRoutes} from './blog-routes.js'
import type {PostFile} from './post.js'

/** The part of a configuration that blog pages depend on, for tests. */
export const testSiteConfig = {
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en'}
} as SiteConfig

/** A post's file as the scan would give it, cut by a truncate marker, for tests. */
export function testPostFile(file: string, frontMatter: Record<string, unknown> = {}): PostFile {
  const lines = Object.keys(frontMatter).map((key, index) => [key, index + 2])
  const source: Source = {
    file: `blog/${file}`,
    absolutePath: `/site/blog/${file}`,
    hash: '',
    frontMatter,
    frontMatterLines: Object.fromEntries(lines),
    hasTruncateMarker: true,
    problems: []
  }
  return {file, source}
}

/** Posts by file and front matter, with what stands around them, for tests. */
export interface TestBlog {
  files: Readonly<Record<string, Record<string, unknown>>>
  /** Text of `authors.yml`. */
  authors?: string
  options?: object
}

/** The routes of a blog, for tests. */
export function testRoutes({files, authors = '', options = {}}: TestBlog) {
  const parsed = parseBlogOptions(options)
  const map = parseAuthorsMap(authors, 'blog/authors.yml', createBlogPaths(parsed).authors)
  const posts = Object.entries(files).map(([file, data]) => testPostFile(file, data))
  return createBlogRoutes({...map, files: posts}, {options: parsed, siteConfig: testSiteConfig})
}

/** The route at a path, for tests. */
export function testRoute(path: string, blog: TestBlog) {
  return testRoutes(blog).routes.find((route) => route.path === path)
}
