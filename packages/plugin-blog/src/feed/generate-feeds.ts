import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import type {
  BlogListPageProps,
  BlogPostPageProps,
  BlogPostSummary,
  OutputFile,
  RenderedSite,
  Route,
  SiteContext
} from '@lectern/types'
import {parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {BlogOptions} from '../options/blog-options.js'
import {createBlogPaths} from '../options/blog-paths.js'
import {listFeedTypes} from '../options/feed-options.js'
import type {PostSource} from './create-feeds.js'
import type {OwnStyle} from './feed-styles.js'
import type {BlogSettings} from '../routes/blog-routes.js'

/**
 * Creates the feeds of a blog from its rendered pages. The code that renders feeds is only loaded
 * if the blog has any.
 */
export async function generateFeeds(
  {routes, readPage}: RenderedSite,
  settings: BlogSettings,
  {siteDir, configSource}: Pick<SiteContext, 'siteDir' | 'configSource'>
): Promise<readonly OutputFile[]> {
  const {plugin, siteConfig} = settings
  if (listFeedTypes(settings.options.feedOptions).length === 0) return []
  const options = {...settings.options, ...findTexts(routes, settings.options)}
  const posts = routes.flatMap((route) => {
    const isOwn = route.plugin.name === plugin && route.plugin.id === options.id
    // Route props are untyped, but this plugin created them.
    const {post} = route.props as Partial<BlogPostPageProps>
    return isOwn && post?.date && !post.unlisted ? [post] : []
  })
  // The limit of a feed keeps the newest posts, except in Docusaurus, where it follows the lists.
  const isAscending = options.sortPosts === 'ascending' && siteConfig.compatibility === 'docusaurus'
  const order = isAscending ? -1 : 1
  posts.sort((left, right) =>
    left.date < right.date ? order : left.date > right.date ? -order : 0
  )
  const {createFeeds} = await import('./create-feeds.js')
  const folders = [join(siteDir, settings.options.path), siteDir]
  const readStyle = (file: string) => readOwnStyle(file, folders, configSource)
  const files = new Map(routes.map(({path, source}) => [path, source]))
  const readSource = (post: BlogPostSummary) => readPostFile(siteDir, files.get(post.path))
  return createFeeds({options, siteConfig, posts, readPage, readSource, readStyle})
}

async function readPostFile(siteDir: string, source = ''): Promise<PostSource> {
  // Generated posts have no file.
  const text = await readFile(join(siteDir, source), 'utf8').catch(() => '')
  const {yaml} = splitFrontMatter(text)
  return {source, frontMatter: parseFrontMatter(yaml, source).data}
}

/** Returns the translated title and description of a blog, which are on its first page. */
function findTexts(
  routes: readonly Route[],
  options: BlogOptions
): Partial<Pick<BlogOptions, 'blogTitle' | 'blogDescription'>> {
  const {blog} = createBlogPaths(options)
  // Route props are untyped, but this plugin created them.
  const props = routes.find(({path}) => path === blog)?.props as
    | Partial<BlogListPageProps>
    | undefined
  const {title: blogTitle, description: blogDescription} = props ?? {}
  return {...(blogTitle && {blogTitle}), ...(blogDescription && {blogDescription})}
}

/** Reads a stylesheet from the first folder that contains it. */
async function readOwnStyle(
  file: string,
  folders: readonly string[],
  source: SiteContext['configSource']
): Promise<OwnStyle> {
  const found = folders.map((folder) => resolve(folder, file)).find((path) => existsSync(path))
  try {
    if (found === undefined) throw new Error(`${file} doesn't exist.`)
    const css = await readFile(found.replace(/\.\w+$/, '.css'), 'utf8').catch(() => undefined)
    return {text: await readFile(found, 'utf8'), css}
  } catch (cause) {
    throw new SiteError(
      {
        code: 'feed-style-missing',
        message: `The feed stylesheet ${file} can't be read.`,
        position: findQuoted(file, source),
        hint: "Create it, or fix the `feedOptions.xslt` option. Paths are relative to the blog's folder or the site root."
      },
      {cause}
    )
  }
}
