import {maskCode} from './mask-code.js'
import type {TextEdit} from './text-edit.js'

/** Values of other attributes end before the next `<`, so that no tag is read twice. */
const STYLE = /(<[a-z](?:[^<>"'{}]|"[^"<]*"|'[^'<]*'|\{[^{}<]*\})*?\sstyle=)("[^"<]*"|'[^'<]*')/g

/** Replaces styles that are strings, which React refuses, by objects. */
export function proposeStyleEdits(text: string): TextEdit[] {
  return [...maskCode(text).matchAll(STYLE)].flatMap(({1: tag = '', 2: value = '', index}) => {
    const start = index + tag.length
    const style = writeStyle(value.slice(1, -1))
    return style === undefined ? [] : [{start, end: start + value.length, text: style}]
  })
}

/** Returns `{{color: 'red'}}`; nothing for declarations that aren't plain. */
function writeStyle(css: string): string | undefined {
  // A semicolon in parentheses, such as in a data URL, ends no declaration.
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

/** `marginTop` for `margin-top`, `'--space'` for a custom property. */
function writeKey(property: string): string {
  if (property.startsWith('--')) return `'${property}'`
  const name = property.toLowerCase().replace(/^-ms-/, 'ms-')
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
