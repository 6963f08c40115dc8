import type {HeadTag, Route} from '@lectern/types'

/** Fields of a sample route. `title` is added to the route's head. */
export type RouteFields = Partial<Omit<Route, 'path'>> & {title?: string}

/** Returns the route of a Markdown page in the docs. `fields` override the defaults. */
export function createRoute(path: string, {title, ...fields}: RouteFields = {}): Route {
  const head: HeadTag[] = title === undefined ? [] : [{tag: 'title', content: title}]
  return {
    path,
    component: '@theme/DocItem',
    props: {},
    contents: [],
    head,
    plugin: {name: 'docs', id: 'default'},
    ...fields
  }
}

/** Returns the route for a Markdown file. `source` is relative to the site root. */
export function createSourceRoute(path: string, source: string, fields: RouteFields = {}): Route {
  return createRoute(path, {source, contents: [{source}], isSourcePage: true, ...fields})
}
