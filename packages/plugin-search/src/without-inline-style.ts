import {readFile} from 'node:fs/promises'
import type {BundleExtension} from '@lectern/types'
import type {Plugin} from 'esbuild'

/** The one element that the library styles by itself: Algolia's logo. Its colors are in `search-modal.css`. */
const STYLE_ELEMENT = /\b\w+\.createElement\("style",null,"[^"]*"\)/g

/** The library's code without style elements, which a content security policy would block. */
export function removeStyleElements(code: string): string {
  return code.replace(STYLE_ELEMENT, 'null')
}

const plugin: Plugin = {
  name: 'search-without-inline-style',
  setup(build) {
    build.onLoad({filter: /[\\/]@docsearch[\\/]react[\\/].*\.js$/}, async ({path}) => ({
      contents: removeStyleElements(await readFile(path, 'utf8')),
      loader: 'js'
    }))
  }
}

/** Bundles the modal so that it needs no more of a policy than files of the site. */
export const WITHOUT_INLINE_STYLE: BundleExtension = {key: plugin.name, plugins: [plugin]}
