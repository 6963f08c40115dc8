import type {PageContent, PageData} from '@lectern/types'

/** Returns the data of a docs page. `fields` override the defaults. */
export function createPageData(path: string, fields: Partial<PageData> = {}): PageData {
  return {
    path,
    client: 'build-1',
    component: '@theme/DocItem',
    module: '/assets/js/doc-item.js',
    props: {},
    plugin: {name: 'docs', id: 'default'},
    contents: [],
    styles: [],
    ...fields
  }
}

/** Returns static page content. `fields` override the defaults. */
export function createPageContent(fields: Partial<PageContent> = {}): PageContent {
  return {toc: [], description: '', words: 0, ...fields}
}
