import type {MDXPageProps} from '@lectern/types'
import {listHeadings} from '../plugins/doc-metadata.js'
import {describeLastUpdate, describeTocFields} from '../../data-forms/metadata-forms.js'
import {createContent} from './page-content.js'
import type {RoutePage} from './route-page.js'

/** Creates the props of Docusaurus's `MDXPage`: a component with the page's metadata. */
export function createMdxPageProps(props: MDXPageProps, page: RoutePage) {
  const metadata = describeMdxPage(props, page)
  const {frontMatter} = metadata
  const toc = listHeadings(page.contents[0])
  return {content: createContent(0, {metadata, frontMatter, toc, assets: {}})}
}

/** Returns the metadata of a Markdown page outside docs and blogs in Docusaurus's form. */
export function describeMdxPage(props: MDXPageProps, {path, contents, withBaseUrl}: RoutePage) {
  const {title, editUrl, unlisted = false} = props
  const [content] = contents
  const frontMatter = {
    title,
    wrapperClassName: props.wrapperClassName,
    ...describeTocFields(props)
  }
  return {
    title,
    description: content?.description ?? '',
    permalink: withBaseUrl(path),
    editUrl,
    ...describeLastUpdate(props),
    unlisted,
    frontMatter
  }
}
