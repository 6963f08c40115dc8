import {ownValue} from '@lectern/shared/objects/own-value'

/**
 * Attributes of an element. `undefined` and `false` omit an attribute, `true` adds it without a
 * value.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Escapes text for use in an element or attribute. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text
  return text.replace(/[&<>"]/g, (character) => ownValue(ESCAPES, character) ?? character)
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;'
}

/**
 * Creates the HTML of an element. Children are inserted as HTML, so text must be escaped with
 * `escapeHtml`.
 */
export function element(
  tag: string,
  attributes: Attributes,
  ...children: readonly string[]
): string {
  let html = `<${tag}`
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    if (value === undefined || value === false) continue
    html += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
  }
  html += '>'
  for (const child of children) html += child
  return `${html}</${tag}>`
}

/** Creates the HTML of inline code. */
export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

/** Matches tags within a line of text. */
const INLINE_TAG = /<\/?(?:a|code|em|strong|del|span|wbr)\b[^<>]*>/g

/** Returns the text content of HTML that this package generated. */
export function readText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ownValue(CHARACTERS, name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

const CHARACTERS: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'}
