import type {
  BlogAuthor,
  BlogPostSummary,
  LastUpdate,
  PageContent,
  PostNeighbour
} from '@lectern/types'
import {countMinutes} from '@lectern/theme/behavior/blog/reading-time'
import {listHeadings} from './doc-metadata.js'

interface PostSettings {
  /** Posts before and after, on a post's own page. */
  neighbors: {previous?: PostNeighbour; next?: PostNeighbour}
  withBaseUrl(path: string): string
}

type Post = BlogPostSummary & LastUpdate & {showTitle?: boolean}

/** What Docusaurus's components know of a post. */
export function describePost(
  post: Post,
  content: PageContent | undefined,
  {neighbors: {previous, next}, withBaseUrl}: PostSettings
) {
  const {authors, tags, path, lastUpdatedAt, ...rest} = post
  const frontMatter = {title: post.title, description: post.description, image: post.image}
  const link = (neighbor: PostNeighbour | undefined) =>
    neighbor && {title: neighbor.label, permalink: withBaseUrl(neighbor.path)}
  return {
    frontMatter,
    assets: {authorsImageUrls: authors.map(({imageUrl}) => imageUrl), image: post.image},
    contentTitle: post.showTitle === false ? post.title : undefined,
    toc: listHeadings(content),
    metadata: {
      ...rest,
      permalink: withBaseUrl(path),
      description: post.description ?? content?.description ?? '',
      hasTruncateMarker: post.hasExcerpt,
      readingTime: readMinutes(post, content),
      lastUpdatedAt: lastUpdatedAt === undefined ? undefined : Date.parse(lastUpdatedAt),
      authors: authors.map((author) => describeAuthor(author, withBaseUrl)),
      tags: tags.map((tag) => ({...tag, permalink: withBaseUrl(tag.path)})),
      prevItem: link(previous),
      nextItem: link(next),
      frontMatter
    }
  }
}

/** What Docusaurus's components know of an author. */
export function describeAuthor(author: BlogAuthor, withBaseUrl: (path: string) => string) {
  const {page, imageUrl} = author
  return {
    ...author,
    imageURL: imageUrl === undefined ? undefined : withBaseUrl(imageUrl),
    page: page === undefined ? undefined : {permalink: withBaseUrl(page)}
  }
}

function readMinutes(post: Post, content: PageContent | undefined): number | undefined {
  if (!post.showReadingTime) return undefined
  return post.readingTime ?? countMinutes(content?.words ?? 0)
}
