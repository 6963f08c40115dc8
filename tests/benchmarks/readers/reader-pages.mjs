import {existsSync} from 'node:fs'
import path from 'node:path'

/** Pages of the reference website that Lighthouse rates. Missing ones are left out. */
const PAGES = Object.freeze([
  {kind: 'home', path: '/', isTimed: true},
  {kind: 'long document', path: '/docs/cli', isTimed: true},
  {kind: 'document with components', path: '/docs/markdown-features/content-blocks'},
  {kind: 'document with wide tables', path: '/docs/api/docusaurus-config'},
  {kind: 'operation of an API', path: '/field-notes-api/create-observation'},
  {kind: 'list of posts', path: '/blog'},
  {kind: 'blog post', path: '/blog/2017/12/14/introducing-docusaurus', isTimed: true},
  {kind: 'changelog', path: '/changelog', isTimed: true},
  {kind: 'showcase', path: '/showcase'},
  {kind: 'feature requests', path: '/feature-requests'}
])

/** @typedef {{kind: string, path: string, isTimed?: boolean}} ReaderPage `isTimed` pages are also opened like on a slow phone */

/**
 * @param {string} outDir
 * @returns {ReaderPage[]}
 */
export function listReaderPages(outDir) {
  return PAGES.filter((page) => existsSync(path.join(outDir, page.path, 'index.html')))
}
