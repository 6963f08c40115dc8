import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/**
 * A heading with the text below it, or the text at the start of a page.
 *
 * @typedef {object} SearchedSection
 * @property {string} page path of the page
 * @property {string} anchor empty for the page itself
 * @property {string} title title of the section
 * @property {string} pageTitle
 * @property {string} text
 */

/**
 * Reads the sections with given tags from a built index. All engines get the same sections.
 *
 * @param {string} indexDir
 * @param {readonly string[]} tags
 * @returns {SearchedSection[]}
 */
export function readSections(indexDir, tags) {
  const read = (/** @type {string} */ file) =>
    JSON.parse(readFileSync(path.join(indexDir, file), 'utf8'))
  const parts = read('index.json').parts.filter((/** @type {{tag: string}} */ {tag}) =>
    tags.includes(tag)
  )
  return parts.flatMap((/** @type {{folder: string}} */ {folder}) =>
    readdirSync(path.join(indexDir, folder))
      .filter((name) => name.startsWith('text-'))
      .map((name) => /** @type {TextPage} */ (read(`${folder}/${name}`)))
      .sort((left, right) => (left.url < right.url ? -1 : 1))
      .flatMap(listSections)
  )
}

/**
 * @typedef {{url: string, title: string, sections: [string, number, string, string][]}} TextPage
 */

/** @param {TextPage} page */
function listSections({url, title, sections}) {
  return sections.map(([anchor, , heading, text]) => ({
    page: url,
    anchor,
    title: heading || title,
    pageTitle: title,
    text
  }))
}
