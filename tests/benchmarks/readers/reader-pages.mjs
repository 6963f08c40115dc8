import {existsSync} from 'node:fs'
import path from 'node:path'

/** Pages of the reference website to measure. Missing ones are left out. */
const PAGES = Object.freeze([
  {kind: 'home', path: '/'},
  {kind: 'long document', path: '/docs/cli'},
  {kind: 'blog post', path: '/blog/2017/12/14/introducing-docusaurus'},
  {kind: 'changelog', path: '/changelog'}
])

/** @typedef {{kind: string, path: string}} ReaderPage */

/**
 * @param {string} outDir
 * @returns {ReaderPage[]}
 */
export function listReaderPages(outDir) {
  return PAGES.filter((page) => existsSync(path.join(outDir, page.path, 'index.html')))
}
