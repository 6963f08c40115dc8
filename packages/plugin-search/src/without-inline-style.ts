import {readFile} from 'node:fs/promises'
import type {BundleExtension} from '@lectern/types'
import type {Plugin} from 'esbuild'

/** Matches the library's only style element, in Algolia's logo. `search-modal.css` contains its colors. */
const STYLE_ELEMENT = /\b\w+\.createElement\("style",\s*null,\s*(?:"[^"]*"|`[^`]*`)\)/g

/**
 * Removes style elements from the library's code, because a content security policy would block
 * them.
 */
export function removeStyleElements(code: string): string {
  return code.replace(STYLE_ELEMENT, 'null')
}

/** The library in this package, and a copy that a site installed for its own components. */
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

/** Bundles the modal so that it works with a content security policy that only allows files of the site. */
export const WITHOUT_INLINE_STYLE: BundleExtension = {key: plugin.name, plugins: [plugin]}
