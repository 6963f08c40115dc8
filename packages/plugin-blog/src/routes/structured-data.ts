import type {BlogAuthor, HeadTag, JsonObject} from '@lectern/types'
import {createBreadcrumbList, createJsonLd} from '@lectern/shared/pages/json-ld'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {pageUrl} from '@lectern/shared/url/page-url'
import {addBaseUrl, isExternalUrl} from '@lectern/shared/url/url-path'
import type {Post} from '../posts/post.js'
import type {Blog} from './blog.js'

/**
 * Creates structured data for a list of posts (https://schema.org/Blog). Returns none if the list
 * is empty.
 */
export function createBlogData(posts: readonly Post[], blog: Blog): HeadTag[] {
  const {blogDescription: description, blogTitle: name} = blog.options
  const url = pageUrl(blog.paths.blog, blog.siteConfig)
  const blogPost = posts.filter(hasDate).map((post) => describePost(post, blog))
  if (blogPost.length === 0) return []
  return [createJsonLd({'@type': 'Blog', '@id': url, url, name, description, blogPost})]
}

/** Creates structured data for a post and its breadcrumbs (https://schema.org/BlogPosting). */
export function createPostData(post: Post, blog: Blog): HeadTag[] {
  const {blogTitle: name} = blog.options
  const {path, tags, title} = post.summary
  const url = pageUrl(blog.paths.blog, blog.siteConfig)
  const keywords = post.frontMatter.keywords ?? tags.map(({label}) => label)
  const posting = {
    ...describePost(post, blog),
    mainEntityOfPage: pageUrl(path, blog.siteConfig),
    ...(keywords.length > 0 && {keywords}),
    isPartOf: {'@type': 'Blog', '@id': url, name}
  }
  const trail = [
    {label: name, path: blog.paths.blog},
    {label: title, path}
  ]
  const breadcrumbs = createBreadcrumbList(trail, blog.siteConfig)
  return hasDate(post) ? [createJsonLd(posting), ...breadcrumbs] : breadcrumbs
}

/**
 * Tests whether a post has a date. Search engines require one, but releases in a changelog may not
 * have one.
 */
function hasDate({summary}: Post): boolean {
  return Boolean(summary.date)
}

function describePost({summary}: Post, {siteConfig}: Blog): JsonObject {
  const {title, path, date, description, image} = summary
  // A person in structured data must have a name.
  const authors = summary.authors.filter(({name}) => name)
  const url = pageUrl(path, siteConfig)
  return toJsonObject({
    '@type': 'BlogPosting',
    '@id': url,
    url,
    headline: title,
    description,
    datePublished: date,
    author: authors.length > 0 ? authors.map(describeAuthor) : undefined,
    image:
      image === undefined || isExternalUrl(image)
        ? image
        : siteConfig.url + addBaseUrl(image, siteConfig.baseUrl)
  })
}

function describeAuthor({name, title, url, email}: BlogAuthor): JsonObject {
  const isPage = url !== undefined && /^https?:/.test(url)
  return {'@type': 'Person', name, jobTitle: title, url: isPage ? url : undefined, email}
}
