import type {Route} from '@lectern/types'
import {describeSource} from '../data-forms/metadata-forms.js'
import {baseUrlAdder, type ShapeSettings} from './shape-settings.js'

/** Converts the routes of pages to the content of Docusaurus's pages plugin. */
export function shapePages(routes: readonly Route[], settings: ShapeSettings) {
  const withBaseUrl = baseUrlAdder(settings)
  return routes.map(({path, source, contents}) => ({
    type: contents.length > 0 ? 'mdx' : 'jsx',
    permalink: withBaseUrl(path),
    source: describeSource(source)
  }))
}
