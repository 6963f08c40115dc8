import {extname} from 'node:path'
import type {SiteConfig, SiteContext, Source} from '@lectern/types'
import {NO_CHANGES} from '@lectern/shared/files/last-update'
import type {SourceFile} from '@lectern/shared/files/source-files'
import {parseTagsFile} from '@lectern/shared/pages/tags-file'
import {parseBlogOptions} from '../options/blog-options.js'
import {createBlogPaths} from '../options/blog-paths.js'
import {parseAuthorsMap} from '../posts/authors-map.js'
import type {BlogContent} from '../posts/load-blog.js'
import type {Post} from '../posts/post.js'
import {type BlogSettings, createBlogRoutes, createPosts} from '../routes/blog-routes.js'

/** The part of a configuration that blog pages depend on, for tests. */
export const testSiteConfig = {
  title: 'Birds',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', currentLocale: 'en', localeConfigs: {}}
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

/** A site whose folder `blog` holds these files; `.md` files are empty but for their truncate marker. */
export function testContext(
  files: Readonly<Record<string, string>>,
  history: SiteContext['history'] = {read: async () => NO_CHANGES}
): SiteContext {
  return {
    siteDir: '/site',
    localizationDir: '/site/i18n/en',
    mode: 'production',
    configSource: {file: 'site.config.ts', text: ''},
    siteConfig: testSiteConfig,
    sources: {
      list: async (_, extensions) =>
        Object.keys(files).filter((file) => extensions.includes(extname(file))),
      read: async (path) => testPostFile(path.replace('/site/blog/', '')).source,
      readText: async (path) => files[path.replace('/site/blog/', '')]
    },
    history,
    loadModule: async () => undefined
  }
}

/** The content of a blog with the settings of its pages. */
export function testContent({
  files,
  authors = '',
  tags,
  options = {}
}: TestBlog): [BlogContent, BlogSettings] {
  const parsed = parseBlogOptions(options)
  const paths = createBlogPaths(parsed)
  const map = parseAuthorsMap(authors, 'blog/authors.yml', paths.authors)
  const known =
    tags === undefined ? undefined : parseTagsFile(tags, 'blog/tags.yml', paths.tags).known
  const posts = Object.entries(files).map(([file, data]) => testPostFile(file, data))
  const content = {...map, files: posts, tags: known}
  return [content, {plugin: 'blog', options: parsed, siteConfig: testSiteConfig}]
}

/** The routes of a blog, for tests. */
export function testRoutes(blog: TestBlog) {
  return createBlogRoutes(...testContent(blog))
}

/** The posts of a blog, oldest first, for tests. */
export function testPosts(files: TestBlog['files']): readonly Post[] {
  return createPosts(...testContent({files, options: {sortPosts: 'ascending'}})).posts
}

/** The route at a path, for tests. */
export function testRoute(path: string, blog: TestBlog) {
  return testRoutes(blog).routes.find((route) => route.path === path)
}
