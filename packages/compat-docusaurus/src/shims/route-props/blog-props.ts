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
import {addSidebarLinks} from '@lectern/theme/behavior/blog/sidebar-links'
import {describePost} from '../plugins/post-metadata.js'
import {createTag} from './docs-props.js'
import {createContent} from './page-content.js'
import type {RoutePage} from './route-page.js'

/** Props that each page of a blog has in Docusaurus. */
export function createBlogProps({sidebar, blogTitle, blogPath}: BlogLayoutProps, page: RoutePage) {
  const blogBasePath = page.withBaseUrl(blogPath)
  return {
    sidebar: addSidebarLinks(sidebar, page.withBaseUrl),
    blogMetadata: {
      blogTitle,
      blogBasePath,
      authorsListPath: `${blogBasePath.replace(/\/$/, '')}/authors`
    }
  }
}

/** Props of Docusaurus's `BlogPostPage`. */
export function createPostProps({post, previous, next}: BlogPostPageProps, page: RoutePage) {
  return {content: createPost(post, 0, {...page, neighbors: {previous, next}})}
}

/** Props of Docusaurus's `BlogListPage`. */
export function createListProps(props: BlogListPageProps, page: RoutePage) {
  return {
    items: createItems(props.posts, page),
    metadata: createListMetadata(props, page, props.description)
  }
}

/** Props of Docusaurus's `BlogTagsPostsPage`. */
export function createTagPostsProps(props: BlogTagsPostsPageProps, page: RoutePage) {
  const {tag, posts, allTagsPath} = props
  return {
    tag: {...createTag(tag, page), allTagsPath: page.withBaseUrl(allTagsPath)},
    items: createItems(posts, page),
    listMetadata: createListMetadata(props, page)
  }
}

/** Props of Docusaurus's `BlogAuthorsPostsPage`. */
export function createAuthorPostsProps(props: BlogAuthorsPostsPageProps, page: RoutePage) {
  const {author, posts} = props
  return {
    author: {...author, imageURL: author.imageUrl},
    items: createItems(posts, page),
    listMetadata: createListMetadata(props, page)
  }
}

/** Props of Docusaurus's `Blog/Pages/BlogAuthorsListPage`. */
export function createAuthorsProps({authors}: BlogAuthorsListPageProps) {
  return {authors: authors.map((author) => ({...author, imageURL: author.imageUrl}))}
}

/** Props of Docusaurus's `BlogTagsListPage`. */
export function createBlogTagsProps({tags}: BlogTagsListPageProps, page: RoutePage) {
  return {tags: tags.map((tag) => createTag(tag, page))}
}

/** Props of Docusaurus's `BlogArchivePage`. */
export function createArchiveProps({posts}: BlogArchivePageProps, page: RoutePage) {
  const blogPosts = posts.map(({path, label, date}) => ({
    id: path,
    metadata: {title: label, permalink: page.withBaseUrl(path), date}
  }))
  return {archive: {blogPosts}}
}

/** Posts of a list as components. */
export function createItems(posts: readonly BlogPostSummary[], page: RoutePage) {
  return posts.map((post, index) => ({content: createPost(post, index, {...page, neighbors: {}})}))
}

interface PostPage extends RoutePage {
  neighbors: Pick<BlogPostPageProps, 'previous' | 'next'>
}

/** A post as a component. `entry` is what Lectern's own components need to show it. */
function createPost(post: BlogPostSummary, contentIndex: number, page: PostPage) {
  const {contents, neighbors, withBaseUrl} = page
  const fields = describePost(post, contents[contentIndex], {neighbors, withBaseUrl})
  return createContent(contentIndex, {...fields, entry: {post, contentIndex}})
}

interface ListProps extends BlogLayoutProps {
  pagination: Pagination
}

function createListMetadata(
  {blogTitle, pagination}: ListProps,
  {path, withBaseUrl}: RoutePage,
  blogDescription = ''
) {
  const {page, pageCount, postCount, previousPath, nextPath} = pagination
  const link = (target: string | undefined) =>
    target === undefined ? undefined : withBaseUrl(target)
  return {
    blogTitle,
    blogDescription,
    permalink: withBaseUrl(path),
    page,
    totalPages: pageCount,
    totalCount: postCount,
    previousPage: link(previousPath),
    nextPage: link(nextPath)
  }
}
