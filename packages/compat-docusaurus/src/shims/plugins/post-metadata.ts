import type {BlogPostSummary, LastUpdate, PageContent, PostNeighbor} from '@lectern/types'
import {countMinutes} from '@lectern/theme/behavior/blog/reading-time'
import {describeAuthor} from '../props/author-forms.js'
import {
  describeLastUpdate,
  describeLink,
  describeSource,
  describeTag,
  type WithBaseUrl
} from '../props/metadata-forms.js'
import {listHeadings} from './doc-metadata.js'

interface PostSettings {
  /** Adjacent posts. Only available on post pages. */
  neighbors: {previous?: PostNeighbor; next?: PostNeighbor}
  withBaseUrl: WithBaseUrl
}

type Post = BlogPostSummary & LastUpdate & {showTitle?: boolean}

/** Returns a post in Docusaurus's form. */
export function describePost(
  post: Post,
  content: PageContent | undefined,
  {neighbors: {previous, next}, withBaseUrl}: PostSettings
) {
  const {authors, tags, path, source, ...rest} = post
  const {title, description, image, unlisted} = post
  const frontMatter = {...post.frontMatter, title, description, image, unlisted}
  const people = authors.map((author) => describeAuthor(author, withBaseUrl))
  return {
    frontMatter,
    assets: {authorsImageUrls: people.map(({imageURL}) => imageURL), image: post.image},
    contentTitle: post.showTitle === false ? post.title : undefined,
    toc: listHeadings(content),
    metadata: {
      ...rest,
      ...describeLastUpdate(post),
      permalink: withBaseUrl(path),
      source: describeSource(source),
      description: post.description ?? content?.description ?? '',
      hasTruncateMarker: post.hasExcerpt,
      readingTime: readMinutes(post, content),
      authors: people,
      tags: tags.map((tag) => describeTag(tag, withBaseUrl)),
      prevItem: describeLink(previous, withBaseUrl),
      nextItem: describeLink(next, withBaseUrl),
      frontMatter
    }
  }
}

function readMinutes(post: Post, content: PageContent | undefined): number | undefined {
  if (!post.showReadingTime) return undefined
  return post.readingTime ?? countMinutes(content?.words ?? 0)
}
