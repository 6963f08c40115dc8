import type {DataFile, JsonValue, Route} from '@lectern/types'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {WithBaseUrl} from '../data-forms/metadata-forms.js'

/** Settings that the content of all plugins depends on. */
export interface ShapeSettings {
  /** Absolute path of the project. */
  siteDir: string
  baseUrl: string
  /** Global data of the plugin. */
  globalData?: JsonValue | undefined
  /** Data files of all plugins, which contain the sidebars. */
  dataFiles?: readonly DataFile[] | undefined
  /** Content that the plugin has loaded. */
  content?: unknown
}

/** Returns a function that prepends the base URL to paths. Other URLs stay unchanged. */
export function baseUrlAdder({baseUrl}: ShapeSettings): WithBaseUrl {
  return (path) => (path.startsWith('/') ? addBaseUrl(path, baseUrl) : path)
}

/** Returns the description in the head of a page, which may be derived from the content. */
export function findDescription(head: Route['head']): string | undefined {
  for (const {tag, attributes} of head) {
    const {name, content} = attributes ?? {}
    if (tag === 'meta' && name === 'description' && typeof content === 'string') return content
  }
  return undefined
}
