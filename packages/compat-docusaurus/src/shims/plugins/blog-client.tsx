/** `@docusaurus/plugin-content-blog/client`: what parts of a post know of it. */
import {useBaseUrlUtils, usePage} from '@lectern/client'
import {useBlogPost as usePost} from '@lectern/theme/behavior/blog/blog-post'

export {BlogSidebarItemList} from '../page-parts/theme-parts.js'
export {groupBlogSidebarItemsByYear, useVisibleBlogSidebarItems} from './layout-hooks.js'
export {
  useBlogListPageStructuredData,
  useBlogMetadata,
  useBlogPostStructuredData
} from './structured-data.js'
export {BlogPostProvider} from '@lectern/theme/behavior/blog/blog-post'

/** The post around a component, in Docusaurus's form. */
export function useBlogPost() {
  const {post, contentIndex, isBlogPostPage} = usePost()
  const {withBaseUrl} = useBaseUrlUtils()
  const content = usePage().contents[contentIndex]
  const {authors, tags, path, ...rest} = post
  const frontMatter = {title: post.title, description: post.description, image: post.image}
  return {
    isBlogPostPage,
    frontMatter,
    assets: {authorsImageUrls: authors.map(({imageUrl}) => imageUrl), image: post.image},
    toc: (content?.toc ?? []).map(({id, depth, html}) => ({value: html, id, level: depth})),
    metadata: {
      ...rest,
      permalink: withBaseUrl(path),
      description: post.description ?? content?.description ?? '',
      hasTruncateMarker: post.hasExcerpt,
      readingTime: post.readingTime ?? Math.max(1, (content?.words ?? 0) / 200),
      authors: authors.map((author) => ({...author, imageURL: author.imageUrl})),
      tags: tags.map((tag) => ({...tag, permalink: withBaseUrl(tag.path)})),
      frontMatter
    }
  }
}
