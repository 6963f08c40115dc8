import {ownValue} from '@lectern/shared/objects/own-value'
import type {PluginRef, Route, WholeSite} from '@lectern/types'
import {CONTENT_SHAPES} from '../content-shapes/content-shapes.js'
import type {ShapeSettings} from '../content-shapes/shape-settings.js'
import type {AllContent} from '../plugin-form/docusaurus-plugin.js'
import {AdaptedContent} from './adapted-content.js'

/**
 * Creates the content of all plugins for Docusaurus's `allContentLoaded`. The content of docs, blog
 * and pages plugins is derived from their routes, with URLs that include the base URL. Docusaurus
 * plugins contribute their loaded content.
 */
export function createAllContent(
  {
    contents,
    routes,
    globalData,
    dataFiles
  }: Pick<WholeSite, 'contents' | 'routes' | 'globalData' | 'dataFiles'>,
  settings: ShapeSettings
): AllContent {
  const all: Record<string, Record<string, unknown>> = {}
  for (const {plugin, content} of contents) {
    const own = ownValue(CONTENT_SHAPES, plugin.name)
    const name = own?.name ?? plugin.name
    const shaped =
      own && !(content instanceof AdaptedContent)
        ? own.shape(listOwn(routes, plugin), {
            ...settings,
            ...{content, dataFiles},
            globalData: globalData[plugin.name]?.[plugin.id]
          })
        : unwrap(content)
    all[name] = {...all[name], [plugin.id]: shaped}
  }
  return all
}

function unwrap(content: unknown): unknown {
  return content instanceof AdaptedContent ? content.content : content
}

function listOwn(routes: readonly Route[], {name, id}: PluginRef): Route[] {
  return routes.filter(({plugin}) => plugin.name === name && plugin.id === id)
}
