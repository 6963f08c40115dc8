import type {PageData} from '@lectern/types'
import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import {removeBetween} from '@lectern/shared/text/remove-between'
import {decodeEntities} from '../html/decode-entities.js'

/**
 * Updates a page's description to the text of its rendered paragraph. Unlike the compiled text, it
 * includes text from components.
 */
export function completeDescription(page: PageData, appHtml: string): PageData {
  const [content, ...others] = page.contents
  if (!content || others.length > 0) return page
  const description = findParagraph(appHtml, content.description)
  if (description === undefined || description === content.description) return page
  return {...page, contents: [{...content, description}]}
}

/** Attribute on the element around a content with components. */
const CONTENT = ' data-live-content='

/**
 * Returns the text of the first rendered paragraph that contains all words of the compiled
 * paragraph.
 */
function findParagraph(appHtml: string, compiled: string): string | undefined {
  const start = appHtml.indexOf(CONTENT)
  if (start < 0) return undefined
  const wanted = compiled.split(' ').filter(Boolean)
  for (const html of listParagraphs(appHtml, start)) {
    const text = readText(html)
    if (text !== '' && wanted.every((word) => text.includes(word))) return cutAtWord(text)
  }
  return undefined
}

/** Iterates over the HTML of each paragraph after an offset. */
function* listParagraphs(html: string, offset: number): Generator<string> {
  const opening = /<p[ >]/g
  opening.lastIndex = offset
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const start = html.indexOf('>', match.index) + 1
    const end = html.indexOf('</p>', start)
    if (end < 0) return
    yield html.slice(start, end)
    opening.lastIndex = end
  }
}

/** Elements whose text isn't visible. */
const HIDDEN = ['script', 'style', 'svg']

function readText(html: string): string {
  const shown = HIDDEN.reduce((rest, tag) => removeBetween(rest, [`<${tag}`, `</${tag}>`]), html)
  return decodeEntities(removeBetween(shown, ['<', '>']))
    .replace(/\s+/g, ' ')
    .trim()
}
