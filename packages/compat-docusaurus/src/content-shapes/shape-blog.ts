import fs from 'node:fs'
import path from 'node:path'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import type {
  BlogAuthor,
  BlogAuthorsListPageProps,
  BlogListPageProps,
  BlogPostPageProps,
  BlogTagsListPageProps,
  BlogTagsPostsPageProps,
  Pagination,
  Route,
  Source
} from '@lectern/types'
import {describeAuthor} from '../data-forms/author-form.js'
import {describePostMetadata} from '../data-forms/post-metadata.js'
import {type WithBaseUrl, withoutPath} from '../data-forms/metadata-forms.js'
import {baseUrlAdder, findDescription, type ShapeSettings} from './shape-settings.js'
import {indexSources, readWritten} from './written-sources.js'

/** Metadata of a post. Plugins receive the date as an object. */
type PostMetadata = Omit<
  ReturnType<typeof describePostMetadata>,
  'date' | 'authors' | 'tags' | 'frontMatter'
> & {
  frontMatter: object
  date: Date
  authors: readonly object[]
  tags: readonly {permalink: string}[]
}

/** A post, as Docusaurus's blog plugin loads it. */
export interface BlogPost {
  id: string
  metadata: PostMetadata
  /** Text of the file without its front matter. Read on first use. */
  content?: string
}

/** Position of a page in a list. */
export interface ListMetadata {
  permalink: string
  page: number
  postsPerPage?: number
  totalPages: number
  totalCount: number
  previousPage?: string
  nextPage?: string
  blogDescription?: string
  blogTitle?: string
}

/** One page of a list of posts. */
export interface ListedPosts {
  /** IDs of posts. */
  items: readonly string[]
  metadata: ListMetadata
}

/** A tag with its posts. */
export interface BlogTag {
  inline: boolean
  label: string
  permalink: string
  description?: string
  /** IDs of posts. */
  items: readonly string[]
  pages: readonly ListedPosts[]
  unlisted: boolean
}

/** The content of Docusaurus's blog plugin. */
export interface DocusaurusBlog {
  blogTitle?: string
  blogDescription?: string
  blogSidebarTitle?: string
  blogPosts: BlogPost[]
  blogTags: Record<string, BlogTag>
  blogTagsListPath?: string
  authorsMap?: Record<string, unknown>
}

/** Props of all pages of a blog. A page only has the props of its own type. */
export type BlogPageProps = Partial<
  BlogPostPageProps &
    BlogListPageProps &
    Omit<BlogTagsPostsPageProps, 'posts'> &
    BlogTagsListPageProps &
    BlogAuthorsListPageProps & {author: object}
>

/** Returns the props of a page of a blog. Props of routes are untyped. */
export function blogProps({props}: Pick<Route, 'props'>): BlogPageProps {
  return props as unknown as BlogPageProps
}

/** Converts the routes of a blog to the content of Docusaurus's blog plugin. */
export function shapeBlog(routes: readonly Route[], settings: ShapeSettings): DocusaurusBlog {
  const withBaseUrl = baseUrlAdder(settings)
  const pages = routes.map(blogProps)
  const list = pages.find(({pagination, tag, author}) => pagination && !tag && !author)
  const parts = {
    withBaseUrl,
    ...{siteDir: settings.siteDir, sources: indexSources(settings.content)},
    authors: readAuthors(settings.content)
  }
  const posts = routes.flatMap((route) => shapePost(route, parts) ?? [])
  const authors = pages.find((page) => page.authors)?.authors
  const tagsPath = pages.find(({allTagsPath}) => allTagsPath !== undefined)?.allTagsPath
  return {
    blogTitle: pages.find(({blogTitle}) => blogTitle !== undefined)?.blogTitle,
    blogDescription: list?.description,
    blogSidebarTitle: pages.find(({sidebar}) => sidebar)?.sidebar?.title,
    // The routes start with the newest post.
    blogPosts: list?.pagination?.isAscending ? posts.toReversed() : posts,
    blogTags: shapeTags(routes, posts, {withBaseUrl, list}),
    blogTagsListPath: tagsPath && withBaseUrl(tagsPath),
    ...(authors && {
      authorsMap: Object.fromEntries(
        authors.map(({count: _, ...author}) => [
          author.key,
          withoutOwnImage(describeAuthor(author, withBaseUrl))
        ])
      )
    })
  }
}

interface PostParts {
  siteDir: string
  withBaseUrl: WithBaseUrl
  sources: ReadonlyMap<string, Source>
  authors: ReadonlyMap<string, BlogAuthor>
}

/** Returns the authors in the authors file, with descriptions, which posts don't have. */
function readAuthors(content: unknown): ReadonlyMap<string, BlogAuthor> {
  // The blog plugin loads its content according to this type.
  const {authors = new Map()} = (content ?? {}) as {authors?: ReadonlyMap<string, BlogAuthor>}
  return authors
}

function shapePost(route: Route, parts: PostParts): BlogPost | undefined {
  const {withBaseUrl, sources, siteDir} = parts
  const {post, previous, next} = blogProps(route)
  if (!post) return undefined
  const {slug} = (post.frontMatter ?? {}) as {slug?: string}
  const {source: file = ''} = route
  const source = sources.get(file)
  const metadata = describePostMetadata(post, {neighbors: {previous, next}, withBaseUrl})
  const {date, authors, tags} = metadata
  return {
    id: slug ?? `/${post.id}`,
    metadata: {
      ...metadata,
      frontMatter: readWritten(source) ?? metadata.frontMatter,
      description: post.description ?? findDescription(route.head) ?? '',
      date: new Date(date),
      tags: tags.map(withoutPath),
      authors: authors.map((author) => addDescription(withoutOwnImage(author), parts))
    },
    get content() {
      return readContent(path.join(siteDir, file), source?.contentTitle !== undefined)
    }
  }
}

function addDescription<Author extends {key: string | null}>(
  author: Author,
  {authors}: PostParts
): Author & {description?: string} {
  const {description} = authors.get(author.key ?? '') ?? {}
  return description === undefined ? author : {...author, description}
}

/** Returns an author without the image URL that only Lectern has. */
function withoutOwnImage<Author extends {imageUrl?: string}>({imageUrl: _, ...author}: Author) {
  return author
}

/** Reads the text of a post, without the heading that is its title. */
function readContent(file: string, hasTitle: boolean): string {
  if (!fs.existsSync(file)) return ''
  const text = splitFrontMatter(fs.readFileSync(file, 'utf8')).body.trim()
  return hasTitle ? text.replace(TITLE, '').trim() : text
}

/** A level-1 heading at the start of a text, with `#` or underlined. */
const TITLE = /^(?:#\s[^\n]*|[^\n]+\n=+[ \t]*)(?:\n|$)/

interface TagSettings {
  withBaseUrl: WithBaseUrl
  /** Page of the list of all posts. */
  list: BlogPageProps | undefined
}

function shapeTags(
  routes: readonly Route[],
  posts: readonly BlogPost[],
  {withBaseUrl, list}: TagSettings
): Record<string, BlogTag> {
  const ids = new Map(posts.map(({id, metadata}) => [metadata.permalink, id]))
  const tags: Record<string, BlogTag> = {}
  for (const route of routes) {
    const {tag, pagination, posts: tagged = []} = blogProps(route)
    if (!tag || !pagination) continue
    const permalink = withBaseUrl(tag.path)
    const {label, description, inline = true} = tag
    const items = tagged.flatMap(({path: postPath}) => ids.get(withBaseUrl(postPath)) ?? [])
    const unlisted = route.head.some(({attributes}) => attributes?.name === 'robots')
    const known = tags[permalink] ?? {
      ...{inline, label, permalink, ...(description !== undefined && {description})},
      ...{items: [], pages: [], unlisted}
    }
    const metadata = shapePagination(pagination, route.path, {withBaseUrl, list})
    tags[permalink] = {
      ...known,
      items: [...known.items, ...items],
      pages: [...known.pages, {items, metadata}]
    }
  }
  // Docusaurus lists tags in the order in which posts use them.
  const used = posts.flatMap(({metadata}) => metadata.tags.map(({permalink}) => permalink))
  return Object.fromEntries(
    [...new Set(used)].flatMap((permalink) => {
      const tag = tags[permalink]
      return tag ? [[permalink, tag]] : []
    })
  )
}

/** Returns the position of a page in a list in Docusaurus's form. */
function shapePagination(
  {page, pageCount, postCount, postsPerPage, previousPath, nextPath}: Pagination,
  routePath: string,
  {withBaseUrl, list}: TagSettings
): ListMetadata {
  return {
    permalink: withBaseUrl(routePath),
    page,
    ...(postsPerPage !== undefined && {postsPerPage}),
    totalPages: pageCount,
    totalCount: postCount,
    ...(previousPath !== undefined && {previousPage: withBaseUrl(previousPath)}),
    ...(nextPath !== undefined && {nextPage: withBaseUrl(nextPath)}),
    blogDescription: list?.description,
    blogTitle: list?.blogTitle
  }
}
