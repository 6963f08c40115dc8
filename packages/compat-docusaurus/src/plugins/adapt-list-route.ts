import {ownValue} from '@lectern/shared/objects/own-value'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {createHtmlClass, createPageHead} from '@lectern/shared/pages/page-head'
import type {JsonObject, Pagination, Route, SiteConfig} from '@lectern/types'
import type {ListMetadata} from '../content-shapes/shape-blog.js'
import {blogProps} from '../content-shapes/shape-blog.js'
import {type AuthorForms, toOwnAuthor} from '../data-forms/author-form.js'
import type {ShownContent} from './page-contents.js'

/** The theme's components for lists of posts, with the class of their pages. */
const LISTS: Readonly<Record<string, string>> = {
  '@theme/BlogListPage': 'blog-list-page',
  '@theme/BlogTagsPostsPage': 'blog-tags-post-list-page',
  '@theme/Blog/Pages/BlogAuthorsPostsPage': 'blog-authors-posts-page'
}

/** Settings that the head and the links of a list depend on. */
export type ListSite = Pick<SiteConfig, 'url' | 'baseUrl' | 'compatibility'>

/** A list of posts that a plugin adds. */
interface AddedList {
  component: string
  /** Props from data. */
  props: UnknownRecord
  /** Posts, in order. */
  shown: readonly ShownContent[]
}

/**
 * Converts the props of a list of posts to the ones that the theme's components receive. Returns
 * `undefined` if the page isn't a list of posts.
 */
export function adaptList(
  {component, props, shown}: AddedList,
  siteConfig: ListSite
): Pick<Route, 'props' | 'head'> | undefined {
  const pageClass = ownValue(LISTS, component)
  const posts = shown.flatMap((one) => blogProps(one).post ?? [])
  const [first] = shown
  const position = props.metadata ?? props.listMetadata
  if (!pageClass || !first || !isRecord(position) || posts.length < shown.length) return undefined
  // Plugins describe the position as Docusaurus does.
  const metadata = position as unknown as ListMetadata
  const toPath = (permalink: string | undefined) =>
    permalink === undefined ? undefined : removeBaseUrl(permalink, siteConfig.baseUrl)
  const {blogTitle = '', blogPath = '/'} = blogProps(first)
  const subject = adaptSubject(props, {toPath, blogPath})
  const own = {
    blogTitle: metadata.blogTitle ?? blogTitle,
    blogPath,
    sidebar: adaptSidebar(props.sidebar, toPath),
    description: metadata.blogDescription,
    posts,
    pagination: adaptPosition(metadata, toPath),
    ...subject.props
  }
  const {items: _, ...others} = props
  const text = {title: subject.title ?? own.blogTitle, description: own.description}
  return {
    props: {...toJsonObject(others), ...toJsonObject(own)},
    head: [...createPageHead(text, siteConfig), createHtmlClass('blog-wrapper', pageClass)]
  }
}

type ToPath = (permalink: string | undefined) => string | undefined

function adaptPosition(
  {page, totalPages, totalCount, postsPerPage, previousPage, nextPage}: ListMetadata,
  toPath: ToPath
): Pagination {
  return {
    page,
    pageCount: totalPages,
    postCount: totalCount,
    postsPerPage,
    previousPath: toPath(previousPage),
    nextPath: toPath(nextPage)
  }
}

function adaptSidebar(sidebar: unknown, toPath: ToPath) {
  const {title = '', items = []} = (isRecord(sidebar) ? sidebar : {}) as {
    title?: string
    items?: readonly {title: string; permalink: string; date: string}[]
  }
  return {
    title,
    items: items.map(({title: label, permalink, date}) => ({
      label,
      path: toPath(permalink) ?? permalink,
      date: date.slice(0, 10)
    }))
  }
}

/** Converts the tag or the author whose posts are listed. */
function adaptSubject(
  {tag, author}: UnknownRecord,
  {toPath, blogPath}: {toPath: ToPath; blogPath: string}
): {title?: string; props: JsonObject} {
  if (isRecord(tag)) {
    const {permalink, allTagsPath, unlisted: _, ...fields} = tag as Record<string, string>
    const own = {...fields, path: toPath(permalink)}
    const props = {tag: own, allTagsPath: toPath(allTagsPath) ?? `${blogPath}/tags`}
    return {title: fields.label, props: toJsonObject(props)}
  }
  if (!isRecord(author)) return {props: {}}
  const own = toOwnAuthor(author as AuthorForms & {name?: string}, toPath)
  const props = {author: own, allAuthorsPath: `${blogPath}/authors`}
  return {title: own.name, props: toJsonObject(props)}
}
