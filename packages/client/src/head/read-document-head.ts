import type {HeadTag} from '@lectern/types'

const MANAGED = 'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]'
/**
 * Tags that come from the document's template or the reader's choice. They're the same on every
 * page.
 */
const FIXED_META = new Set(['viewport', 'generator', 'color-scheme'])

/** Reads the page-specific head tags of a document as data. */
export function readDocumentHead(source: Document): HeadTag[] {
  return [
    ...findPageElements(source).map(toHeadTag),
    readAttributes('html', source.documentElement),
    readAttributes('body', source.body)
  ]
}

/** Returns the elements of a document's page-specific head tags. */
export function findPageElements(source: Document): Element[] {
  return [...source.head.querySelectorAll(MANAGED)].filter(
    (element) => !FIXED_META.has(element.getAttribute('name') ?? '')
  )
}

/** Returns an element of the head as data. */
export function toHeadTag(element: Element): HeadTag {
  const tag = element.localName as HeadTag['tag']
  if (tag === 'title') return {tag, content: element.textContent ?? ''}
  const attributes = [...element.attributes].map(({name, value}) => [name, value] as const)
  return {tag, attributes: Object.fromEntries(attributes)}
}

/**
 * Reads the attributes that a page sets on `<html>` or `<body>`. Other attributes belong to
 * scripts.
 */
function readAttributes(tag: 'html' | 'body', element: Element): HeadTag {
  const attributes = ['class', 'lang', 'dir'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {tag, attributes: Object.fromEntries(attributes)}
}
