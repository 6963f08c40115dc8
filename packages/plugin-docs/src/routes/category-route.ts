import type {DocCategoryGeneratedIndexPageProps, Route} from '@lectern/types'
import {describeList} from '@lectern/shared/text/describe-list'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {createBreadcrumbList} from '@lectern/shared/pages/json-ld'
import {createPageHead} from '@lectern/shared/pages/page-head'
import {createLayoutProps} from '../site/docs-layout.js'
import type {DocsSite} from '../site/docs-site.js'
import {createVersionHead} from '../site/version-head.js'
import {pathKey} from '../site/version-links.js'
import {createCategoryCards} from './category-cards.js'
import type {CategoryPage} from './category-pages.js'

/** Creates the generated page of a category, which has a card for each item. */
export function createCategoryRoute({path, index, node}: CategoryPage, site: DocsSite): Route {
  const {title, description, keywords, image} = index
  const key = pathKey(path, site.version.routePath)
  const layout = createLayoutProps(site, {path, key}, site.locationByPath.get(path))
  const props: DocCategoryGeneratedIndexPageProps = {
    ...layout,
    category: {title, description, items: createCategoryCards(node, site.siteConfig)}
  }
  const metaDescription =
    description ??
    describeList(
      props.category.items.map(({label}) => label),
      site.siteConfig
    )
  return {
    path,
    component: site.options.docCategoryGeneratedIndexComponent,
    props: toJsonObject(props),
    contents: [],
    head: [
      ...createPageHead({title, description: metaDescription, keywords, image}, site.siteConfig),
      ...createVersionHead(key, 'docs-doc-page', site),
      ...createBreadcrumbList(layout.breadcrumbs, site.siteConfig)
    ],
    plugin: site.plugin
  }
}
