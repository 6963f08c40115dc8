import type {
  BlogArchivePageProps,
  BlogAuthorsListPageProps,
  BlogAuthorsPostsPageProps,
  BlogLayoutProps,
  BlogListPageProps,
  BlogPostPageProps,
  BlogPostSummary,
  BlogTagsListPageProps,
  BlogTagsPostsPageProps,
  Pagination
} from '@lectern/types'
import {describePost} from '../plugins/post-metadata.js'
import {createBlogSidebar, toDateTime} from '../props/blog-sidebar.js'
import {type DescribedPost, describePostMetadata} from '../../data-forms/post-metadata.js'
import {describeAuthor} from '../../data-forms/author-form.js'
import {describeBlog, describeLink, describeTag} from '../../data-forms/metadata-forms.js'
import {createContent} from './page-content.js'
import type {RoutePage} from './route-page.js'

/** Creates the props that Docusaurus passes to all blog pages. */
export function createBlogProps(props: BlogLayoutProps, {withBaseUrl}: RoutePage) {
  return {
    sidebar: createBlogSidebar(props.sidebar, withBaseUrl),
    blogMetadata: describeBlog(props, withBaseUrl)
  }
}

/** Creates the props of Docusaurus's `BlogPostPage`. */
export function createPostProps({post, previous, next}: BlogPostPageProps, page: RoutePage) {
  return {content: createPost(post, 0, {...page, neighbors: {previous, next}})}
}

/** Creates the props of Docusaurus's `BlogListPage`. */
export function createListProps(props: BlogListPageProps, page: RoutePage) {
  return {
    items: createItems(props.posts, page),
    metadata: createListMetadata(props, page, props.description)
  }
}

/** Creates the props of Docusaurus's `BlogTagsPostsPage`. */
export function createTagPostsProps(props: BlogTagsPostsPageProps, page: RoutePage) {
  const {tag, posts, allTagsPath} = props
  return {
    tag: {...describeTag(tag, page.withBaseUrl), allTagsPath: page.withBaseUrl(allTagsPath)},
    items: createItems(posts, page),
    listMetadata: createListMetadata(props, page)
  }
}

/** Creates the props of Docusaurus's `BlogAuthorsPostsPage`. */
export function createAuthorPostsProps(props: BlogAuthorsPostsPageProps, page: RoutePage) {
  const {author, posts} = props
  return {
    author: describeAuthor(author, page.withBaseUrl),
    items: createItems(posts, page),
    listMetadata: createListMetadata(props, page)
  }
}

/** Creates the props of Docusaurus's `Blog/Pages/BlogAuthorsListPage`. */
export function createAuthorsProps({authors}: BlogAuthorsListPageProps, {withBaseUrl}: RoutePage) {
  return {authors: authors.map((author) => describeAuthor(author, withBaseUrl))}
}

/** Creates the props of Docusaurus's `BlogTagsListPage`. */
export function createBlogTagsProps({tags}: BlogTagsListPageProps, page: RoutePage) {
  return {tags: tags.map((tag) => describeTag(tag, page.withBaseUrl))}
}

/** Creates the props of Docusaurus's `BlogArchivePage`. */
export function createArchiveProps({posts, archivedPosts}: ArchiveProps, page: RoutePage) {
  const {withBaseUrl, formatDate} = page
  const blogPosts = archivedPosts
    ? archivedPosts.map(({neighbors = {}, ...post}) => ({
        id: nameId(post),
        metadata: {
          ...describePostMetadata(post, {neighbors, withBaseUrl}),
          formattedDate: formatDate?.(post.date)
        }
      }))
    : posts.map((post) => ({
        id: post.path,
        metadata: {
          ...describeLink(post, withBaseUrl),
          date: toDateTime(post.date),
          formattedDate: formatDate?.(post.date)
        }
      }))
  return {archive: {blogPosts}}
}

/** Props of the archive. Sites that override it receive complete posts. */
interface ArchiveProps extends BlogArchivePageProps {
  archivedPosts?: readonly ListedPost[]
}

/** A post in a list. Sites that read the neighbors of posts in lists receive them. */
type ListedPost = DescribedPost & Partial<Pick<PostPage, 'neighbors'>>

/** Docusaurus's IDs are slugs as written, or paths derived from the filename. */
function nameId({id, frontMatter = {}}: DescribedPost): string {
  return typeof frontMatter.slug === 'string' ? frontMatter.slug : `/${id}`
}

/** Creates the items of a post list. The content of each item is a component. */
export function createItems(posts: readonly BlogPostSummary[], page: RoutePage) {
  return posts.map((post: ListedPost, index) => ({
    content: createPost(post, index, {...page, neighbors: post.neighbors ?? {}})
  }))
}

interface PostPage extends RoutePage {
  neighbors: Pick<BlogPostPageProps, 'previous' | 'next'>
}

/** Creates a component that renders a post. Lectern's components use its `entry`. */
function createPost(post: BlogPostSummary, contentIndex: number, page: PostPage) {
  const {contents, neighbors, withBaseUrl} = page
  const fields = describePost(post, contents[contentIndex], {neighbors, withBaseUrl})
  return createContent(contentIndex, {...fields, entry: {post, contentIndex}})
}

interface ListProps extends BlogLayoutProps {
  pagination: Pagination
}

/** Creates the metadata of a list of posts. */
export function createListMetadata(
  {blogTitle, pagination}: ListProps,
  {path, withBaseUrl}: RoutePage,
  blogDescription = ''
) {
  const {page, pageCount, postCount, postsPerPage, previousPath, nextPath} = pagination
  const link = (target: string | undefined) =>
    target === undefined ? undefined : withBaseUrl(target)
  return {
    blogTitle,
    blogDescription,
    permalink: withBaseUrl(path),
    page,
    postsPerPage,
    totalPages: pageCount,
    totalCount: postCount,
    previousPage: link(previousPath),
    nextPage: link(nextPath)
  }
}
