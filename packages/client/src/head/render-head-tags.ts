import {escapeRawText} from '@lectern/shared/front-matter/raw-text'
import type {HeadTag} from '@lectern/types'

const VOID = new Set(['meta', 'link', 'base'])

/** Renders head tags as HTML. Omits `html` and `body` tags, which `renderAttributes` handles. */
export function renderHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .filter(({tag}) => tag !== 'html' && tag !== 'body')
    .map(renderTag)
    .join('')
}

function renderTag({tag, attributes, content = ''}: HeadTag): string {
  const start = `<${tag}${renderAttributes(attributes)}>`
  if (VOID.has(tag)) return start
  return `${start}${renderText(tag, content)}</${tag}>`
}

/** Renders attributes as HTML, each preceded by a space. Escapes values, and omits invalid names. */
export function renderAttributes(attributes: HeadTag['attributes'] = {}): string {
  return Object.entries(attributes)
    .filter(
      ([name, value]) => value !== false && value !== undefined && /^[^\s"'<>/=]+$/.test(name)
    )
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
    )
    .join('')
}

/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

function renderText(tag: HeadTag['tag'], content: string): string {
  if (tag === 'title') return escapeHtml(content)
  return tag === 'noscript' ? content : escapeRawText(content, tag)
}
