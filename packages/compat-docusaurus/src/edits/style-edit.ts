import {maskCode} from '@lectern/shared/code/mask-code'
import type {TextEdit} from './text-edit.js'

/**
 * Matches a tag up to its `style` attribute. Values can't include `<`, so that tags are only
 * scanned once.
 */
const STYLE = /(<[a-z](?:[^<>"'{}]|"[^"<]*"|'[^'<]*'|\{[^{}<]*\})*?\sstyle=)("[^"<]*"|'[^'<]*')/g

/** Replaces string styles with objects, because React rejects strings. */
export function proposeStyleEdits(text: string): TextEdit[] {
  return [...maskCode(text).matchAll(STYLE)].flatMap(({1: tag = '', 2: value = '', index}) => {
    const start = index + tag.length
    const style = writeStyle(value.slice(1, -1))
    return style === undefined ? [] : [{start, end: start + value.length, text: style}]
  })
}

/** Returns a style object such as `{{color: 'red'}}`, or `undefined` if a declaration is too complex. */
function writeStyle(css: string): string | undefined {
  // Semicolons in parentheses, as in data URLs, don't separate declarations.
  const declarations = (css.match(/(?:[^;(]|\([^)]*\)?)+/g) ?? [])
    .map((declaration) => declaration.trim())
    .filter(Boolean)
    .map((declaration) => /^(--[\w-]+|-?[a-zA-Z][a-zA-Z-]*)\s*:([^'"\\{}]+)$/.exec(declaration))
  if (declarations.some((found) => found === null)) return undefined
  const fields = declarations.map(
    (found) => `${writeKey(found?.[1] ?? '')}: '${found?.[2]?.trim()}'`
  )
  return `{{${fields.join(', ')}}}`
}

/** Converts `margin-top` to `marginTop` and quotes custom properties. */
function writeKey(property: string): string {
  if (property.startsWith('--')) return `'${property}'`
  const name = property.toLowerCase().replace(/^-ms-/, 'ms-')
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
