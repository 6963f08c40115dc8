import type {
  BlogArchivePageProps,
  BlogAuthorsListPageProps,
  BlogAuthorsPostsPageProps,
  BlogLayoutProps,
  BlogListPageProps,
  BlogPostPageProps,
  BlogTagsListPageProps,
  BlogTagsPostsPageProps,
  DocCategoryGeneratedIndexPageProps,
  DocItemProps,
  DocTagDocListPageProps,
  DocTagsListPageProps,
  MDXPageProps
} from '@lectern/types'
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
  createTagsProps,
  isDocsPage
} from './docs-props.js'
import {createMdxPageProps} from './mdx-page-props.js'
import type {RoutePage} from './route-page.js'

/**
 * Props that Docusaurus passes to a route component, from those of Lectern. What a page shows follows from the names of
 * its props: components may have any name.
 */
export function createRouteProps(props: object, page: RoutePage): object {
  // Lectern's plugins created the props, so a field identifies their type.
  if (isDocsPage(props)) return createDocsPageProps(props, page)
  if ('blogPath' in props) {
    const blog = props as BlogLayoutProps
    return {...createBlogProps(blog, page), ...createBlogPageProps(blog, page)}
  }
  return 'showTitle' in props ? createMdxPageProps(props as MDXPageProps, page) : {}
}

function createDocsPageProps(props: object, page: RoutePage): object {
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
  if ('authors' in props) return createAuthorsProps(props as BlogAuthorsListPageProps)
  if ('tags' in props) return createBlogTagsProps(props as BlogTagsListPageProps, page)
  if ('pagination' in props) return createListProps(props as BlogListPageProps, page)
  return 'posts' in props ? createArchiveProps(props as BlogArchivePageProps, page) : {}
}
