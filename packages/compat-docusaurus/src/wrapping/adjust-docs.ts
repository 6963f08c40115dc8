import type {JsonObject, Route} from '@lectern/types'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {listChanges} from '../content-shapes/merge-changes.js'
import {docProps} from '../content-shapes/doc-props.js'
import type {DocusaurusDocs, LoadedDoc} from '../content-shapes/shape-docs.js'
import {docPath} from '../data-forms/metadata-forms.js'

/** Fields of a doc that plugins can change. All other fields are derived from these. */
const EDITABLE: ReadonlySet<string> = new Set([
  ...['title', 'description', 'editUrl', 'frontMatter', 'unlisted']
])

/**
 * Applies changes to the docs of all versions to their pages: docs that a plugin has removed, and
 * metadata that it has changed.
 *
 * @param before - The content as the plugin received it.
 * @param after - The content that the plugin returned, possibly changed.
 */
export function adjustDocs(
  routes: readonly Route[],
  {before, after}: {before: DocusaurusDocs; after: DocusaurusDocs},
  baseUrl: string
): Route[] {
  const old = indexDocs(before)
  const current = indexDocs(after)
  return routes.flatMap((route) => {
    const permalink = addBaseUrl(docPath(route), baseUrl)
    const [loaded, changed] = [old.get(permalink), current.get(permalink)]
    if (!loaded || !docProps(route).doc) return [route]
    if (!changed) return []
    const changes = Object.entries(listChanges(loaded, changed)).filter(
      ([field]) => EDITABLE.has(field) || !(field in loaded)
    )
    return [changes.length === 0 ? route : changeDoc(route, Object.fromEntries(changes))]
  })
}

function indexDocs({loadedVersions}: DocusaurusDocs): ReadonlyMap<string, LoadedDoc> {
  return new Map(
    loadedVersions.flatMap(({docs}) => docs.map((doc) => [doc.permalink, doc] as const))
  )
}

function changeDoc(route: Route, changes: UnknownRecord): Route {
  const doc = {...docProps(route).doc, ...changes} as unknown as JsonObject
  return {...route, props: {...route.props, doc}}
}
