import type {Route} from '@lectern/types'
import {shapeBlog} from './shape-blog.js'
import {shapeDocs} from './shape-docs.js'
import {shapePages} from './shape-pages.js'
import type {ShapeSettings} from './shape-settings.js'

/** A Lectern plugin whose content has a form in Docusaurus. */
export interface ContentShape {
  /** Name of Docusaurus's plugin. */
  name: string
  /** Converts the plugin's routes to the content of Docusaurus's plugin. */
  shape(routes: readonly Route[], settings: ShapeSettings): object
}

/** Content plugins, by name in Lectern. */
export const CONTENT_SHAPES: Readonly<Record<string, ContentShape>> = {
  docs: {name: 'docusaurus-plugin-content-docs', shape: shapeDocs},
  blog: {name: 'docusaurus-plugin-content-blog', shape: shapeBlog},
  pages: {name: 'docusaurus-plugin-content-pages', shape: shapePages}
}
