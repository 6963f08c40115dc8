import type {
  CountedTag,
  DocCategoryGeneratedIndexPageProps,
  DocItemProps,
  DocsLayoutProps,
  DocTagDocListPageProps,
  DocTagsListPageProps,
  PageLink
} from '@lectern/types'
import {describeDocument} from '../plugins/doc-metadata.js'
import {createContent} from './page-content.js'
import type {RoutePage} from './route-page.js'

/** Props of Docusaurus's `DocItem`: the doc as a component that carries its metadata. */
export function createDocItemProps(props: DocItemProps, page: RoutePage) {
  return {content: createContent(0, describeDocument(props, page, page.withBaseUrl))}
}

/** Props of Docusaurus's `DocCategoryGeneratedIndexPage`. */
export function createCategoryProps(props: DocCategoryGeneratedIndexPageProps, page: RoutePage) {
  const {category, sidebar, previous, next} = props
  return {
    categoryGeneratedIndex: {
      title: category.title,
      description: category.description,
      slug: page.path,
      permalink: page.withBaseUrl(page.path),
      sidebar: sidebar?.id,
      navigation: {previous: createLink(previous, page), next: createLink(next, page)}
    }
  }
}

/** Props of Docusaurus's `DocTagsListPage`. */
export function createTagsProps({tags}: Pick<DocTagsListPageProps, 'tags'>, page: RoutePage) {
  return {tags: tags.map((tag) => createTag(tag, page))}
}

/** Props of Docusaurus's `DocTagDocListPage`. */
export function createTagDocsProps(props: DocTagDocListPageProps, page: RoutePage) {
  const {tag, docs, allTagsPath} = props
  const items = docs.map((doc) => ({
    id: doc.path,
    title: doc.label,
    description: doc.description ?? '',
    permalink: page.withBaseUrl(doc.path)
  }))
  return {tag: {...createTag(tag, page), items, allTagsPath: page.withBaseUrl(allTagsPath)}}
}

/** A tag in both forms. */
export function createTag(tag: CountedTag, {withBaseUrl}: RoutePage) {
  return {...tag, permalink: withBaseUrl(tag.path)}
}

/** A link in both forms. */
function createLink(link: PageLink | undefined, {withBaseUrl}: RoutePage) {
  return link && {...link, title: link.label, permalink: withBaseUrl(link.path)}
}

/** Which props are those of a docs page. */
export function isDocsPage(props: object): props is DocsLayoutProps {
  return 'breadcrumbs' in props && 'version' in props
}
