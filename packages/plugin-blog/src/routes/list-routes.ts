import type {
  BlogArchivePageProps,
  BlogListPageProps,
  BlogPostSummary,
  HeadTag,
  Route
} from '@lectern/types'
import {createHtmlClass} from '@lectern/shared/pages/page-head'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {findLastUpdate} from '@lectern/shared/files/last-update'
import {refToSource} from '@lectern/shared/files/source-files'
import {createDatedLink} from '../posts/post-link.js'
import type {Post} from '../posts/post.js'
import {type Blog, createListHead} from './blog.js'
import {paginate, type ListPage} from './paginate.js'
import {createBlogData} from './structured-data.js'

/** A page of a blog, without the fields that all pages have in common. */
export interface BlogPage {
  path: string
  component: string
  props: object
  head: readonly HeadTag[]
  /** CSS class of the page type. */
  pageClass: string
  /** Posts to show excerpts of, in order. */
  posts?: readonly Post[]
}

/** Creates the route of a page that isn't a post. */
export function createBlogRoute(
  {posts = [], props, head, pageClass, ...page}: BlogPage,
  blog: Blog
): Route {
  const contents = posts.filter(blog.showsExcerpt).map((post) => refToSource(post, true))
  return {
    ...page,
    props: toJsonObject({...blog.layout, ...props}),
    contents,
    head: [...head, createHtmlClass('blog-wrapper', pageClass)],
    plugin: blog.plugin
  }
}

/**
 * Returns the summary of a post for a list. In Docusaurus projects that show the last update, the
 * components of lists receive it.
 */
export function summarizePost(
  {summary, frontMatter, change}: Post,
  {options, siteConfig}: Blog
): BlogPostSummary {
  if (siteConfig.compatibility !== 'docusaurus') return summary
  return {...summary, ...findLastUpdate(frontMatter.last_update, change, options).shown}
}

/** Splits posts into list pages. */
export function paginatePosts(
  posts: readonly Post[],
  path: string,
  {options, siteConfig}: Blog
): ListPage<Post>[] {
  const showsSize = siteConfig.compatibility === 'docusaurus'
  return paginate(posts, {...options, path, showsSize})
}

/** Creates the pages that list all posts. */
export function createListRoutes(blog: Blog): Route[] {
  const {blogTitle: title, blogDescription: description} = blog.options
  return paginatePosts(blog.listed, blog.paths.blog, blog).map(({path, items, pagination}) => {
    const props: Omit<BlogListPageProps, keyof Blog['layout']> = {
      // Docusaurus has no heading on this page.
      ...(blog.siteConfig.compatibility !== 'docusaurus' && {title}),
      description,
      posts: items.map((post) => summarizePost(post, blog)),
      pagination
    }
    const head = [
      ...createListHead({title, description, page: pagination.page}, blog),
      ...createBlogData(items, blog)
    ]
    return createBlogRoute(
      {
        ...{path, component: blog.options.blogListComponent, props, head, posts: items},
        pageClass: 'blog-list-page'
      },
      blog
    )
  })
}

/** Creates the archive page, which lists all posts by year. */
export function createArchiveRoutes(blog: Blog): Route[] {
  const {archive} = blog.paths
  if (archive === undefined || blog.listed.length === 0) return []
  const posts = blog.listed.map(createDatedLink)
  const props: Pick<BlogArchivePageProps, 'posts'> & Partial<BlogArchivePageProps> = {
    posts,
    // Docusaurus has no sidebar on the archive page.
    ...(blog.siteConfig.compatibility === 'docusaurus' && {
      sidebar: {title: blog.layout.sidebar.title, items: []}
    })
  }
  const {translate} = blog
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'})
  const description =
    blog.siteConfig.compatibility === 'docusaurus'
      ? translate({id: 'theme.blog.archive.description', message: 'Archive'})
      : translate({id: 'theme.blog.archive.metaDescription', message: 'All posts by year'})
  const head = createListHead({title, description}, blog)
  return [
    createBlogRoute(
      {
        ...{path: archive, component: blog.options.blogArchiveComponent, props, head},
        pageClass: 'blog-archive-page'
      },
      blog
    )
  ]
}
