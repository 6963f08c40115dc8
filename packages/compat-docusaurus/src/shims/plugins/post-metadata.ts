import type {PageContent, PostNeighbor} from '@lectern/types'
import {countMinutes} from '@lectern/theme/behavior/blog/reading-time'
import {describeImage, type WithBaseUrl} from '../../data-forms/metadata-forms.js'
import {
  type DescribedPost,
  describePostFields,
  describePostMetadata
} from '../../data-forms/post-metadata.js'
import {listHeadings} from './doc-metadata.js'

interface PostSettings {
  /** Adjacent posts. Available only on post pages. */
  neighbors: {previous?: PostNeighbor; next?: PostNeighbor}
  withBaseUrl: WithBaseUrl
}

/** Returns a post in Docusaurus's form. */
export function describePost(
  post: DescribedPost & {showTitle?: boolean},
  content: PageContent | undefined,
  {neighbors, withBaseUrl}: PostSettings
) {
  const {description = content?.description, readingTime = countMinutes(content?.words ?? 0)} = post
  const shown = {...post, description, readingTime}
  const metadata = describePostMetadata(shown, {neighbors, withBaseUrl})
  return {
    frontMatter: describePostFields(post),
    assets: {
      authorsImageUrls: metadata.authors.map(({imageURL}) => imageURL),
      ...describeImage(post.image, withBaseUrl)
    },
    contentTitle: post.showTitle === false ? post.title : undefined,
    toc: listHeadings(content),
    metadata: {...metadata, frontMatter: describePostFields(post)}
  }
}
