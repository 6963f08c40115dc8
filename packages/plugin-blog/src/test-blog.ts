import type {SiteConfig, Source} from '@lectern/types'
import type {SourceFile} from '@lectern/shared/source-files'
import {parseTagsFile} from '@lectern/shared/tags-file'
import {parseAuthorsMap} from './authors-map.js'
import {parseBlogOptions} from './blog-options.js'
import {createBlogPaths} from './blog-paths.js'
import {createBlogRoutes} from './blog-routes.js'

/** The part of a configuration that blog pages depend on, for tests. */
export const testSiteConfig = {
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en'}
} as SiteConfig

/** A post's file as the scan would give it, cut by a truncate marker, for tests. */
export function testPostFile(file: string, frontMatter: Record<string, unknown> = {}): SourceFile {
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
  /** Text of `tags.yml`. */
  tags?: string
  options?: object
}

/** The routes of a blog, for tests. */
export function testRoutes({files, authors = '', tags, options = {}}: TestBlog) {
  const parsed = parseBlogOptions(options)
  const paths = createBlogPaths(parsed)
  const map = parseAuthorsMap(authors, 'blog/authors.yml', paths.authors)
  const known =
    tags === undefined ? undefined : parseTagsFile(tags, 'blog/tags.yml', paths.tags).known
  const posts = Object.entries(files).map(([file, data]) => testPostFile(file, data))
  const content = {...map, files: posts, tags: known}
  return createBlogRoutes(content, {options: parsed, siteConfig: testSiteConfig})
}

/** The route at a path, for tests. */
export function testRoute(path: string, blog: TestBlog) {
  return testRoutes(blog).routes.find((route) => route.path === path)
}
