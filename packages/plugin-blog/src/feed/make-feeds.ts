import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {
  BlogListPageProps,
  BlogPostPageProps,
  OutputFile,
  RenderedSite,
  Route,
  SiteContext
} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {BlogOptions} from '../options/blog-options.js'
import {createBlogPaths} from '../options/blog-paths.js'
import {listFeedTypes} from '../options/feed-options.js'
import type {BlogSettings} from '../routes/blog-routes.js'

/** Makes the feeds of one blog from its finished pages; the code for that is loaded when it is needed. */
export async function makeFeeds(
  {routes, readPage}: RenderedSite,
  settings: BlogSettings,
  {siteDir}: Pick<SiteContext, 'siteDir'>
): Promise<readonly OutputFile[]> {
  const {plugin, siteConfig} = settings
  if (listFeedTypes(settings.options.feedOptions).length === 0) return []
  const options = {...settings.options, ...findTexts(routes, settings.options)}
  const posts = routes.flatMap((route) => {
    const isOwn = route.plugin.name === plugin && route.plugin.id === options.id
    // Routes have their props as plain data; props of posts belong to this plugin.
    const {post} = route.props as Partial<BlogPostPageProps>
    return isOwn && post?.date && !post.unlisted ? [post] : []
  })
  posts.sort((left, right) => (left.date < right.date ? 1 : left.date > right.date ? -1 : 0))
  const {createFeeds} = await import('./create-feeds.js')
  const readStyle = (file: string) => readOwnStyle(join(siteDir, file), file)
  return createFeeds({options, siteConfig, posts, readPage, readStyle})
}

/** Description of a blog on its first page, in the language of the site. */
function findTexts(
  routes: readonly Route[],
  options: BlogOptions
): Partial<Pick<BlogOptions, 'blogTitle' | 'blogDescription'>> {
  const {blog} = createBlogPaths(options)
  // Routes have their props as plain data; props of lists belong to this plugin.
  const props = routes.find(({path}) => path === blog)?.props as
    | Partial<BlogListPageProps>
    | undefined
  const {title: blogTitle, description: blogDescription} = props ?? {}
  return {...(blogTitle && {blogTitle}), ...(blogDescription && {blogDescription})}
}

async function readOwnStyle(absolutePath: string, file: string): Promise<string> {
  return readFile(absolutePath, 'utf8').catch((cause: unknown) => {
    throw new SiteError(
      {
        code: 'feed-style-missing',
        message: `The feed stylesheet ${file} can't be read.`,
        hint: 'Create it, or fix the option `feedOptions.xslt`. Paths are relative to the site root.'
      },
      {cause}
    )
  })
}
