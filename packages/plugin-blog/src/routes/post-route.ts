import type {BlogPostPageProps, BlogPostSummary, HeadTag, PostNeighbor, Route} from '@lectern/types'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {findLastUpdate} from '@lectern/shared/files/last-update'
import {createPostDisplay} from '@lectern/shared/front-matter/page-display'
import {createHtmlClass} from '@lectern/shared/pages/page-head'
import {createSourceHead} from '@lectern/shared/pages/source-head'
import {refToSource} from '@lectern/shared/files/source-files'
import {createOwnFeedLinks} from '../options/feed-files.js'
import {createPostLink} from '../posts/post-link.js'
import type {Post} from '../posts/post.js'
import type {Blog} from './blog.js'
import {createPostData} from './structured-data.js'

/** Creates the pages of all posts. The previous and next posts are in list order. */
export function createPostRoutes(blog: Blog): Route[] {
  const indexByPost = new Map(blog.listed.map((post, index) => [post, index]))
  const isAscending = blog.options.sortPosts === 'ascending'
  return blog.posts.map((post) => {
    const index = indexByPost.get(post)
    if (index === undefined) return createPostRoute(post, blog, {})
    return createPostRoute(post, blog, {
      previous: linkTo(blog.listed[index - 1], post, !isAscending),
      next: linkTo(blog.listed[index + 1], post, isAscending)
    })
  })
}

function createPostRoute(
  post: Post,
  blog: Blog,
  neighbors: Pick<BlogPostPageProps, 'previous' | 'next'>
): Route {
  const {frontMatter, source, summary} = post
  const update = findLastUpdate(frontMatter.last_update, post.change, blog.options)
  const props: BlogPostPageProps = {
    ...blog.layout,
    sidebar: blog.sidebar.cut(post),
    post: {
      ...summary,
      ...update.shown,
      ...createPostDisplay(frontMatter, {
        ...source,
        // In Docusaurus projects, the content also loses this heading.
        hasTitle: blog.siteConfig.compatibility !== 'docusaurus' && source.hasTitle
      })
    },
    ...neighbors
  }
  return {
    path: summary.path,
    component: blog.options.blogPostComponent,
    props: toJsonObject(props),
    contents: [refToSource(post)],
    head: [
      ...createSourceHead(summary.title, frontMatter, source, blog.siteConfig),
      ...createArticleTags(summary, update.date),
      createHtmlClass('blog-wrapper', 'blog-post-page'),
      ...createOwnFeedLinks(blog.options, blog.siteConfig),
      ...createPostData(post, blog)
    ],
    plugin: blog.plugin,
    source: source.file,
    original: post.original,
    lastUpdatedAt: update.date,
    isSourcePage: true
  }
}

/** Creates the Open Graph tags of a post. */
function createArticleTags({date, authors, tags}: BlogPostSummary, changed?: string): HeadTag[] {
  const urls = authors.flatMap(({url = ''}) => (url === '' || url.startsWith('mailto:') ? [] : url))
  const fields = {
    'og:type': 'article',
    'article:published_time': date,
    'article:modified_time': changed,
    'article:author': urls.join(','),
    'article:tag': tags.map(({label}) => label).join(',')
  }
  return Object.entries(fields).flatMap(([property, content]) =>
    content ? [{tag: 'meta' as const, attributes: {property, content}}] : []
  )
}

/**
 * Creates the link to the previous or next post.
 *
 * @param isLater - Whether `other` counts as newer if both posts have the same date.
 */
function linkTo(other: Post | undefined, post: Post, isLater: boolean): PostNeighbor | undefined {
  if (!other) return undefined
  const [left, right] = [other.summary.date, post.summary.date]
  return {...createPostLink(other), isNewer: left === right ? isLater : left > right}
}
