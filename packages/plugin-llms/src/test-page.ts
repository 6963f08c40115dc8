import type {HeadTag, I18n, Route, SiteConfig} from '@lectern/types'
import {createTextPage, type TextPage} from './text-page.js'

/** As much of a configuration as counts here. */
export const SITE = {
  title: 'Notes',
  tagline: '',
  url: 'https://docs.example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', currentLocale: 'en', localeConfigs: {}} as Partial<I18n>
} as SiteConfig

/** The route of a page for tests. */
export function testRoute(path: string, more: Partial<Route> & {title?: string} = {}): Route {
  const {title = `Title of ${path}`, ...route} = more
  const head: HeadTag[] = [{tag: 'title', content: title}]
  return {
    path,
    component: '@theme/MDXPage',
    props: {},
    contents: [{source: `src${path}.md`}],
    head,
    plugin: {name: 'pages', id: 'default'},
    source: `src${path}.md`,
    ...route
  }
}

/** A page for tests; throws when its route is none that is written in Markdown. */
export function testPage(path: string, more: Parameters<typeof testRoute>[1] = {}): TextPage {
  const page = createTextPage(testRoute(path, more), SITE)
  if (!page) throw new Error(`${path} is no page.`)
  return page
}

/** A document with its neighbours, for tests. */
export function testDoc(path: string, props: object): TextPage {
  return testPage(path, {
    component: '@theme/DocItem',
    plugin: {name: 'docs', id: 'default'},
    props: {version: {name: 'current', label: 'Next', isLast: true}, ...props}
  })
}
