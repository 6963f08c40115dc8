import type {
  DocCategoryGeneratedIndexPageProps,
  DocItemProps,
  DocTagDocListPageProps,
  DocTagsListPageProps
} from '@lectern/types'
import {describeDocument} from '../plugins/doc-metadata.js'
import {describeLink, describeTag} from '../../data-forms/metadata-forms.js'
import {createContent} from './page-content.js'
import type {RoutePage} from './route-page.js'

/** Creates the props of Docusaurus's `DocItem`: a component with the doc's metadata. */
export function createDocItemProps(props: DocItemProps, page: RoutePage) {
  return {content: createContent(0, describeDocument(props, page, page.withBaseUrl))}
}

/** Creates the props of Docusaurus's `DocCategoryGeneratedIndexPage`. */
export function createCategoryProps(props: DocCategoryGeneratedIndexPageProps, page: RoutePage) {
  const {category, sidebar, previous, next} = props
  return {
    categoryGeneratedIndex: {
      title: category.title,
      description: category.description,
      slug: page.path,
      permalink: page.withBaseUrl(page.path),
      sidebar: sidebar?.id,
      navigation: {
        previous: describeLink(previous, page.withBaseUrl),
        next: describeLink(next, page.withBaseUrl)
      }
    }
  }
}

/** Creates the props of Docusaurus's `DocTagsListPage`. */
export function createTagsProps({tags}: Pick<DocTagsListPageProps, 'tags'>, page: RoutePage) {
  return {tags: tags.map((tag) => describeTag(tag, page.withBaseUrl))}
}

/** Creates the props of Docusaurus's `DocTagDocListPage`. */
export function createTagDocsProps(props: DocTagDocListPageProps, {withBaseUrl}: RoutePage) {
  const {tag, docs, allTagsPath} = props
  const items = docs.map((doc) => ({
    ...describeLink(doc, withBaseUrl),
    id: doc.path,
    description: doc.description ?? ''
  }))
  return {tag: {...describeTag(tag, withBaseUrl), items, allTagsPath: withBaseUrl(allTagsPath)}}
}
