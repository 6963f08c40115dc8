import type {ContentRef, JsonObject, Route} from '@lectern/types'

/** A page's content that a different page shows, with the data that its component provides. */
export interface ShownContent {
  content: ContentRef
  /** Position of the content on the page that shows it, 0-based. */
  index: number
  /** Path of the content's own page. */
  path: string
  /** Props of the content's own page that describe the content. */
  props: JsonObject
}

/** Collects the contents that a route shows. */
export interface PageContents {
  /**
   * Adds the content of a page.
   *
   * @param name - Name of a module, such as `@site/blog/post.md`.
   * @param query - Query of the module. `truncated=true` stands for the excerpt.
   * @returns The position among the route's contents, or `undefined` if no page has this source.
   */
  add(name: string, query: string): number | undefined
  list(): readonly ShownContent[]
}

/** Creates a function that finds a page by its source. The pages are indexed on first use. */
export function createSourceFinder(
  listRoutes: () => readonly Route[]
): (source: string) => Route | undefined {
  let bySource: ReadonlyMap<string | undefined, Route> | undefined
  return (source) => {
    bySource ??= new Map(
      listRoutes().flatMap((route) => (route.isSourcePage ? [[route.source, route]] : []))
    )
    return bySource.get(source)
  }
}

/**
 * Creates the contents of a route.
 *
 * @param first - Contents of the page itself, which come before the others.
 */
export function createPageContents(
  findSource: (source: string) => Route | undefined,
  first: readonly ContentRef[] = []
): PageContents {
  const contents: ShownContent[] = []
  return {
    add(name, query) {
      const route = name.startsWith('@site/') ? findSource(name.slice('@site/'.length)) : undefined
      const [content] = route?.contents ?? []
      if (!route || !content) return undefined
      const isExcerpt = new URLSearchParams(query).get('truncated') === 'true'
      contents.push({
        content: isExcerpt ? {...content, excerpt: true} : content,
        index: first.length + contents.length,
        path: route.path,
        props: describeContent(route.props)
      })
      return contents.length - 1
    },
    list: () => contents
  }
}

/** Returns the props of a page without the parts around its content. */
function describeContent({sidebar, ...props}: JsonObject): JsonObject {
  if ('post' in props) return {...props, sidebar: {title: '', items: []}}
  if (!('doc' in props)) return props
  const {alternates: _, ...doc} = props
  const {id} = (sidebar ?? {}) as JsonObject
  return {...doc, breadcrumbs: [], ...(id !== undefined && {sidebar: {id, items: []}})}
}
