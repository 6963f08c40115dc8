import type {MDXPageProps} from '@lectern/types'
import {listHeadings} from '../plugins/doc-metadata.js'
import {createContent} from './page-content.js'
import type {RoutePage} from './route-page.js'

/** Props of Docusaurus's `MDXPage`: the page as a component that carries its metadata. */
export function createMdxPageProps(props: MDXPageProps, {path, contents, withBaseUrl}: RoutePage) {
  const {title, editUrl, lastUpdatedAt, lastUpdatedBy, unlisted = false} = props
  const [content] = contents
  const frontMatter = {
    title,
    wrapperClassName: props.wrapperClassName,
    hide_table_of_contents: props.hideTableOfContents,
    toc_min_heading_level: props.tocMinHeadingLevel,
    toc_max_heading_level: props.tocMaxHeadingLevel
  }
  const metadata = {
    title,
    description: content?.description ?? '',
    permalink: withBaseUrl(path),
    editUrl,
    lastUpdatedAt: lastUpdatedAt === undefined ? undefined : Date.parse(lastUpdatedAt),
    lastUpdatedBy,
    unlisted,
    frontMatter
  }
  const toc = listHeadings(content)
  return {content: createContent(0, {metadata, frontMatter, toc, assets: {}})}
}
