import {usePage, useBaseUrlUtils} from '@lectern/client'
import type {DocItemProps, PageContent, PageData, PageLink} from '@lectern/types'
import {useDocItemProps} from '@lectern/theme/behavior/docs/docs-page'

/** A heading in the form in which Docusaurus's components expect it. */
export interface TOCItem {
  value: string
  id: string
  level: number
}

/** `useDoc` of `@docusaurus/plugin-content-docs/client`: the document that is shown. */
export function useDoc() {
  const page = usePage()
  const {withBaseUrl} = useBaseUrlUtils()
  return describeDocument(useDocItemProps(), page, withBaseUrl)
}

/** What Docusaurus's components know of a document. */
export function describeDocument(
  props: DocItemProps,
  {path, contents}: Pick<PageData, 'path' | 'contents'>,
  withBaseUrl: (path: string) => string
) {
  const [content] = contents
  const frontMatter = createFrontMatter(props.doc)
  const link = (page: PageLink | undefined) =>
    page && {title: page.label, permalink: withBaseUrl(page.path)}
  return {
    metadata: {
      ...describeDoc(props),
      description: props.doc.description ?? content?.description ?? '',
      permalink: withBaseUrl(path),
      tags: props.doc.tags.map((tag) => ({...tag, permalink: withBaseUrl(tag.path)})),
      previous: link(props.previous),
      next: link(props.next),
      frontMatter
    },
    frontMatter,
    contentTitle: props.doc.showTitle ? undefined : props.doc.title,
    toc: listHeadings(content),
    assets: {}
  }
}

/** The headings of a content. */
export function listHeadings(content: PageContent | undefined): TOCItem[] {
  return (content?.toc ?? []).map(({id, depth, html}) => ({value: html, id, level: depth}))
}

/** What the page's props say without a look at addresses. */
function describeDoc({doc, version, sidebar}: DocItemProps) {
  const {id, title, editUrl, lastUpdatedAt, lastUpdatedBy, unlisted = false} = doc
  return {
    id,
    title,
    editUrl,
    version: version.name,
    sidebar: sidebar?.id,
    lastUpdatedAt: lastUpdatedAt === undefined ? undefined : Date.parse(lastUpdatedAt),
    lastUpdatedBy,
    unlisted
  }
}

/** The fields of front matter that a page carries. */
function createFrontMatter(doc: DocItemProps['doc']) {
  return {
    ...doc.frontMatter,
    title: doc.title,
    description: doc.description,
    hide_title: !doc.showTitle,
    hide_table_of_contents: doc.hideTableOfContents,
    toc_min_heading_level: doc.tocMinHeadingLevel,
    toc_max_heading_level: doc.tocMaxHeadingLevel
  }
}
