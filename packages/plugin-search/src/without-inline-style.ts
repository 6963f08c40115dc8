import {readFile} from 'node:fs/promises'
import type {BundleExtension} from '@lectern/types'
import type {Plugin} from 'esbuild'

/**
 * Matches the only style element in the library, which is part of Algolia's logo.
 * `search-modal.css` replaces it.
 */
const STYLE_ELEMENT = /\b\w+\.createElement\("style",\s*null,\s*(?:"[^"]*"|`[^`]*`)\)/g

/**
 * Removes style elements from the library's code, because a content security policy would block
 * them.
 */
export function removeStyleElements(code: string): string {
  return code.replace(STYLE_ELEMENT, 'null')
}

/**
 * Matches the library in this package, or a copy that the site installed for its own components.
 */
const LIBRARY =
  /[\\/](?:@docsearch[\\/]react[\\/].*|plugin-search[\\/]dist[\\/]bundled[\\/]docsearch)\.js$/

const plugin: Plugin = {
  name: 'search-without-inline-style',
  setup(build) {
    build.onLoad({filter: LIBRARY}, async ({path}) => ({
      contents: removeStyleElements(await readFile(path, 'utf8')),
      loader: 'js'
    }))
  }
}

/**
 * Adapts the modal when it's bundled, so that it works with a content security policy that only
 * allows the site's own files.
 */
export const WITHOUT_INLINE_STYLE: BundleExtension = {key: plugin.name, plugins: [plugin]}
