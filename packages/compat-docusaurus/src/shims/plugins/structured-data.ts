import {useBaseUrlUtils, usePage, useSiteData} from '@lectern/client'
import type {BlogAuthor, BlogLayoutProps, BlogPostSummary, LastUpdate} from '@lectern/types'
import {useBlogPost} from '@lectern/theme/behavior/blog/blog-post'
import {describeBlog} from '../../data-forms/metadata-forms.js'

const CONTEXT = 'https://schema.org'

interface BreadcrumbItem {
  type?: string
  label?: string
  /** Path with the base URL. */
  href?: string
}

/** `useBreadcrumbsStructuredData`: the breadcrumbs as https://schema.org/BreadcrumbList. */
export function useBreadcrumbsStructuredData({
  breadcrumbs
}: {
  breadcrumbs: readonly BreadcrumbItem[]
}) {
  const {url} = useSiteData().siteConfig
  const linked = breadcrumbs.filter(({href}) => href !== undefined)
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({label, href}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${url}${href}`
    }))
  }
}

function useBlogProps(): Pick<BlogLayoutProps, 'blogTitle' | 'blogPath'> {
  // Page props are untyped, so any field can be missing.
  const {blogTitle, blogPath} = usePage().props as Partial<BlogLayoutProps>
  if (blogTitle !== undefined && blogPath !== undefined) return {blogTitle, blogPath}
  throw new Error('useBlogMetadata works on blog pages only.')
}

/** `useBlogMetadata`: metadata of the page's blog. */
export function useBlogMetadata() {
  const {withBaseUrl} = useBaseUrlUtils()
  return describeBlog(useBlogProps(), withBaseUrl)
}

/** `useBlogPostStructuredData`: the current post as https://schema.org/BlogPosting. */
export function useBlogPostStructuredData() {
  const {blogTitle, blogPath} = useBlogProps()
  const describe = useDescribePost()
  const {withBaseUrl} = useBaseUrlUtils()
  const {post, contentIndex} = useBlogPost()
  return {
    '@context': CONTEXT,
    ...describe(post, contentIndex),
    isPartOf: {
      '@type': 'Blog',
      '@id': withBaseUrl(blogPath, {absolute: true}),
      name: blogTitle
    }
  }
}

/** `useBlogListPageStructuredData`: the posts of a list page as https://schema.org/Blog. */
export function useBlogListPageStructuredData(_props?: unknown) {
  const {blogTitle} = useBlogProps()
  const describe = useDescribePost()
  const {withBaseUrl} = useBaseUrlUtils()
  const {path, props} = usePage()
  const {posts = [], description} = props as {
    posts?: readonly BlogPostSummary[]
    description?: string
  }
  const url = withBaseUrl(path, {absolute: true})
  return {
    '@context': CONTEXT,
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    headline: blogTitle,
    description,
    blogPost: posts.map(describe)
  }
}

/** Returns a function that describes a post by the index of its content on the page. */
function useDescribePost() {
  const {withBaseUrl} = useBaseUrlUtils()
  const {contents} = usePage()
  return (post: BlogPostSummary & LastUpdate, index: number) => {
    const {title, path, date, description, authors, image, lastUpdatedAt} = post
    const url = withBaseUrl(path, {absolute: true})
    const people = authors.map((author) => describeAuthor(author, withBaseUrl))
    return {
      '@type': 'BlogPosting',
      '@id': url,
      mainEntityOfPage: url,
      url,
      headline: title,
      name: title,
      description: description ?? contents[index]?.description,
      datePublished: date,
      ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
      author: people.length === 1 ? people[0] : people,
      ...(image && {image: describeImage(withBaseUrl(image, {absolute: true}), title)}),
      keywords: post.frontMatter?.keywords ?? []
    }
  }
}

function describeImage(url: string, title: string) {
  const caption = `title image for the blog post: ${title}`
  return {'@type': 'ImageObject', '@id': url, url, contentUrl: url, caption}
}

function describeAuthor(
  {name, title, url, email, imageUrl}: BlogAuthor,
  withBaseUrl: (path: string) => string
) {
  return {
    '@type': 'Person',
    ...(name && {name}),
    ...(title && {description: title}),
    ...(url && !url.startsWith('mailto:') && {url}),
    ...(email && {email}),
    ...(imageUrl && {image: withBaseUrl(imageUrl)})
  }
}
