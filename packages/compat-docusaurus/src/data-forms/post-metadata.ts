import type {BlogPostSummary, LastUpdate, PageLink} from '@lectern/types'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {describeAuthor} from './author-form.js'
import {
  describeLastUpdate,
  describeLink,
  describeSource,
  describeTag,
  type WithBaseUrl
} from './metadata-forms.js'

/** A post. Its plugin may have added metadata, which takes precedence. */
export type DescribedPost = BlogPostSummary & LastUpdate & {metadata?: UnknownRecord}

interface MetadataSettings {
  /** Adjacent posts. */
  neighbors: {previous?: PageLink; next?: PageLink}
  withBaseUrl: WithBaseUrl
}

/** Returns the front matter of a post. */
export function describePostFields({
  title,
  description,
  image,
  unlisted,
  frontMatter
}: DescribedPost) {
  return {...frontMatter, title, description, image, unlisted}
}

/** Returns the metadata of a post in Docusaurus's form. */
export function describePostMetadata(
  post: DescribedPost,
  {neighbors: {previous, next}, withBaseUrl}: MetadataSettings
) {
  return {
    permalink: withBaseUrl(post.path),
    editUrl: post.editUrl,
    source: describeSource(post.source),
    title: post.title,
    description: post.description ?? '',
    date: post.date,
    tags: post.tags.map((tag) => describeTag(tag, withBaseUrl)),
    readingTime: post.showReadingTime ? post.readingTime : undefined,
    hasTruncateMarker: post.hasExcerpt,
    authors: post.authors.map((author) => describeAuthor(author, withBaseUrl)),
    frontMatter: describePostFields(post),
    unlisted: post.unlisted ?? false,
    prevItem: describeLink(previous, withBaseUrl),
    nextItem: describeLink(next, withBaseUrl),
    ...describeLastUpdate(post),
    ...post.metadata
  }
}
