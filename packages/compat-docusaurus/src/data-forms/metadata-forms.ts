import {addTrailingSlash} from '@lectern/shared/url/url-path'
import type {BlogLayoutProps, LastUpdate, PageLink, TagLink} from '@lectern/types'

/** Prepends the base URL to a path. */
export type WithBaseUrl = (path: string) => string

/** Table of contents settings of a page. */
interface TocSettings {
  hideTableOfContents: boolean
  tocMinHeadingLevel?: number
  tocMaxHeadingLevel?: number
}

/** Returns a link in Docusaurus's format. */
export function describeLink(link: PageLink | undefined, withBaseUrl: WithBaseUrl) {
  return link && {title: link.label, permalink: withBaseUrl(link.path)}
}

/** Returns the path of a source file in Docusaurus's format. */
export function describeSource(source = ''): string {
  return `@site/${source}`
}

/** Returns a tag with both `path` and `permalink`. */
export function describeTag<Tag extends TagLink>(tag: Tag, withBaseUrl: WithBaseUrl) {
  return {...tag, inline: tag.inline ?? true, permalink: withBaseUrl(tag.path)}
}

/** Removes the path that only Lectern's components read. */
export function withoutPath<Tag extends TagLink>({path: _, ...tag}: Tag): Omit<Tag, 'path'> {
  return tag
}

/** Returns the `assets.image` of a page, which is only set for an image next to the page's file. */
export function describeImage(image: unknown, withBaseUrl: WithBaseUrl): {image?: string} {
  const isPublished = typeof image === 'string' && image.startsWith('/assets/')
  return isPublished ? {image: withBaseUrl(image)} : {}
}

/** Returns the last update of a page, with the time in milliseconds. */
export function describeLastUpdate({lastUpdatedAt, lastUpdatedBy}: LastUpdate) {
  const time = lastUpdatedAt === undefined ? undefined : Date.parse(lastUpdatedAt)
  return {lastUpdatedAt: time, lastUpdatedBy}
}

/** Returns the front matter fields for a page's table of contents. */
export function describeTocFields(page: TocSettings) {
  return {
    hide_table_of_contents: page.hideTableOfContents,
    toc_min_heading_level: page.tocMinHeadingLevel,
    toc_max_heading_level: page.tocMaxHeadingLevel
  }
}

/** Returns the metadata of a blog. */
export function describeBlog(
  {blogTitle, blogPath}: Pick<BlogLayoutProps, 'blogTitle' | 'blogPath'>,
  withBaseUrl: WithBaseUrl
) {
  return {
    blogTitle,
    blogBasePath: withBaseUrl(blogPath),
    authorsListPath: withBaseUrl(`${blogPath.replace(/\/$/, '')}/authors`)
  }
}

/** Returns the path of a folder's page, which ends with a slash in Docusaurus. */
export function folderPath(path: string): string {
  return addTrailingSlash(path)
}

/** Returns the path of a doc without the base URL, with a slash if it's the page of a folder. */
export function docPath({path, isFolder}: {path: string; isFolder?: boolean}): string {
  return isFolder ? folderPath(path) : path
}
