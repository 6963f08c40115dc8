import type {
  BlogArchivePageProps,
  BlogAuthorsListPageProps,
  BlogAuthorsPostsPageProps,
  BlogListPageProps,
  BlogPostPageProps,
  BlogTagsListPageProps,
  BlogTagsPostsPageProps,
  DocCategoryGeneratedIndexPageProps,
  DocItemProps,
  DocTagDocListPageProps,
  DocTagsListPageProps
} from '@lectern/types'
import {isBlogPage, isDocsPage, isMarkdownPage} from '../../page-kind/page-kind.js'
import {
  createArchiveProps,
  createAuthorPostsProps,
  createAuthorsProps,
  createBlogProps,
  createBlogTagsProps,
  createListProps,
  createPostProps,
  createTagPostsProps
} from './blog-props.js'
import {
  createCategoryProps,
  createDocItemProps,
  createTagDocsProps,
  createTagsProps
} from './docs-props.js'
import {createMdxPageProps} from './mdx-page-props.js'
import type {RoutePage} from './route-page.js'

/** Converts Lectern's props of a route component to Docusaurus's. */
export function createRouteProps(props: object, page: RoutePage): object {
  if (isDocsPage(props)) return createDocsPageProps(props, page)
  if (isBlogPage(props)) {
    return {...createBlogProps(props, page), ...createBlogPageProps(props, page)}
  }
  return isMarkdownPage(props) ? createMdxPageProps(props, page) : {}
}

function createDocsPageProps(props: object, page: RoutePage): object {
  // Lectern's plugins create the props, so each field identifies a page type.
  if ('doc' in props) return createDocItemProps(props as DocItemProps, page)
  if ('category' in props)
    return createCategoryProps(props as DocCategoryGeneratedIndexPageProps, page)
  if ('tag' in props) return createTagDocsProps(props as DocTagDocListPageProps, page)
  return 'tags' in props ? createTagsProps(props as DocTagsListPageProps, page) : {}
}

function createBlogPageProps(props: object, page: RoutePage): object {
  if ('post' in props) return createPostProps(props as BlogPostPageProps, page)
  if ('tag' in props) return createTagPostsProps(props as BlogTagsPostsPageProps, page)
  if ('author' in props) return createAuthorPostsProps(props as BlogAuthorsPostsPageProps, page)
  if ('authors' in props) return createAuthorsProps(props as BlogAuthorsListPageProps, page)
  if ('tags' in props) return createBlogTagsProps(props as BlogTagsListPageProps, page)
  if ('pagination' in props) return createListProps(props as BlogListPageProps, page)
  return 'posts' in props ? createArchiveProps(props as BlogArchivePageProps, page) : {}
}
