import type {Route, SiteConfig} from '@lectern/types'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {createPageHead} from '@lectern/shared/pages/page-head'
import {DEBUG_PAGES, debugPath} from './debug-pages.js'

/** Props of a debug page. */
export interface DebugPageProps {
  title: string
  description: string
  /** Name of the data file to show. */
  dataName: string
  /** Navigation items. The first page is left out, because it's the same as the second. */
  pages: readonly {title: string; path: string}[]
}

/** Creates the debug pages, which search engines don't index. */
export function createDebugRoutes(siteConfig: SiteConfig): Route[] {
  const pages = DEBUG_PAGES.slice(1).map((page) => ({title: page.title, path: debugPath(page)}))
  return DEBUG_PAGES.map((page) => {
    const {title, description, dataName} = page
    const props: DebugPageProps = {title, description, dataName, pages}
    const head = {title: `${title} (debug)`, description, unlisted: true}
    return {
      path: debugPath(page),
      component: '@theme/DebugPage',
      props: toJsonObject(props),
      contents: [],
      head: createPageHead(head, siteConfig),
      plugin: {name: 'debug', id: 'default'}
    }
  })
}
