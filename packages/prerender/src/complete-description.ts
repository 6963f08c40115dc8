import type {PageData} from '@lectern/types'
import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import {decodeEntities} from './decode-entities.js'

/** Sets the description of a page's only content to its rendered paragraph, which has the text of components. */
export function completeDescription(page: PageData, appHtml: string): PageData {
  const [content, ...others] = page.contents
  if (!content || others.length > 0) return page
  const description = findParagraph(appHtml, content.description)
  if (description === undefined || description === content.description) return page
  return {...page, contents: [{...content, description}]}
}

/** Start of the element that holds a content with components. */
const CONTENT = /<\w+[^>]*\sdata-live-content=/
const PARAGRAPH = /<p(?: [^>]*)?>((?:[^<]|<(?!\/p>))*)<\/p>/g

/** Returns the first rendered paragraph with all words of the compiled one. */
function findParagraph(appHtml: string, compiled: string): string | undefined {
  const start = appHtml.search(CONTENT)
  if (start < 0) return undefined
  const wanted = compiled.split(' ').filter(Boolean)
  for (const [, html = ''] of appHtml.slice(start).matchAll(PARAGRAPH)) {
    const text = readText(html)
    if (text !== '' && wanted.every((word) => text.includes(word))) return cutAtWord(text)
  }
  return undefined
}

function readText(html: string): string {
  const text = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}
