import {usePage, useBaseUrlUtils} from '@lectern/client'
import type {DocItemProps, PageContent, PageData} from '@lectern/types'
import {useDocItemProps} from '@lectern/theme/behavior/docs/docs-page'
import {useDateForms} from './earlier-dates.js'
import {
  describeImage,
  describeLastUpdate,
  describeLink,
  describeSource,
  describeTag,
  docPath,
  type WithBaseUrl
} from '../../data-forms/metadata-forms.js'

/** A heading in Docusaurus's form. */
export interface TOCItem {
  value: string
  id: string
  level: number
}

/** `useDoc`: the current doc. */
export function useDoc() {
  const page = usePage()
  const {withBaseUrl} = useBaseUrlUtils()
  const {metadata, ...doc} = describeDocument(useDocItemProps(), page, withBaseUrl)
  const formattedLastUpdatedAt = useDateForms().formatUpdate(metadata.lastUpdatedAt)
  return {...doc, metadata: {...metadata, formattedLastUpdatedAt}}
}

/** Returns a doc in Docusaurus's form. */
export function describeDocument(
  props: DocItemProps,
  {contents, ...page}: Pick<PageData, 'path' | 'isFolder' | 'contents'>,
  withBaseUrl: WithBaseUrl
) {
  const [content] = contents
  const {frontMatter = {}} = props.doc
  return {
    metadata: {
      ...describeDoc(props),
      description: props.doc.description ?? content?.description ?? '',
      permalink: withBaseUrl(docPath(page)),
      tags: props.doc.tags.map((tag) => describeTag(tag, withBaseUrl)),
      previous: describeLink(props.previous, withBaseUrl),
      next: describeLink(props.next, withBaseUrl),
      frontMatter
    },
    frontMatter,
    contentTitle: props.doc.showTitle ? undefined : props.doc.title,
    toc: listHeadings(content),
    assets: describeImage(frontMatter.image, withBaseUrl)
  }
}

/** Lists the headings of page content. */
export function listHeadings(content: PageContent | undefined): TOCItem[] {
  return (content?.toc ?? []).map(({id, depth, html}) => ({value: html, id, level: depth}))
}

/** Returns the metadata that doesn't include site URLs. */
function describeDoc({doc, version, sidebar}: DocItemProps) {
  const {id, title, editUrl, source, slug, sourceDirName, sidebarPosition, unlisted = false} = doc
  return {
    id,
    title,
    source: describeSource(source),
    sourceDirName,
    slug,
    draft: false,
    editUrl,
    version: version.name,
    sidebarPosition,
    sidebar: sidebar?.id,
    ...describeLastUpdate(doc),
    unlisted
  }
}
