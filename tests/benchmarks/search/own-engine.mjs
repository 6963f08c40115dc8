import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import {createLocalClient} from '@lectern/plugin-search/local-client'

/** More results than readers look at, because the rank of each page is measured. */
const HITS = 50

/**
 * @typedef {object} OwnEngine
 * @property {import('./other-engines.mjs').Search} search
 * @property {() => {bytes: number, files: number}} fetched compressed size of the data that queries loaded
 */

/**
 * Opens the engine that runs in browsers, with the files that they fetch.
 *
 * @param {string} indexDir
 * @param {readonly string[]} tags
 * @param {number} [hits] maximum number of hits
 * @returns {OwnEngine}
 */
export function openOwnEngine(indexDir, tags, hits = HITS) {
  /** @type {Buffer[]} */
  const fetched = []
  const client = createLocalClient(async (/** @type {string} */ file) => {
    const bytes = await readFile(path.join(indexDir, file))
    fetched.push(bytes)
    return JSON.parse(bytes.toString())
  })
  const facetFilters = [tags.map((tag) => `docusaurus_tag:${tag}`)]
  return {
    // Compressed here, so that it doesn't affect the timing of queries.
    fetched: () => ({
      bytes: fetched.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0),
      files: fetched.length
    }),
    async search(query) {
      const {results} = await client.search([
        {indexName: 'site', query, facetFilters, hitsPerPage: hits}
      ])
      return (results[0]?.hits ?? []).map((hit) => ({
        page: hit.url_without_anchor,
        anchor: hit.anchor ?? ''
      }))
    }
  }
}
