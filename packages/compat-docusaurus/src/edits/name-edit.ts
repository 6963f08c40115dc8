import {maskCode, STATEMENTS} from '@lectern/shared/code/mask-code'
import type {TextEdit} from './text-edit.js'

/** Names that every MDX page can use. */
const KNOWN: ReadonlySet<string> = new Set([
  'props',
  'frontMatter',
  'toc',
  'contentTitle',
  'metadata'
])

/** Matches braces that contain only a name or a property path, except in attributes. */
const NAMES = /(?<![=\\\w])\{\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*\}/g

/** Escapes braces around undefined names, which MDX 1 and Markdown treat as text. */
export function proposeNameEdits(text: string): TextEdit[] {
  const declared = new Set(readDeclared(text))
  return [...maskCode(text).matchAll(NAMES)]
    .filter(([, name = '']) => !KNOWN.has(name) && !declared.has(name) && !(name in globalThis))
    .map(({index}) => ({start: index, end: index, text: '\\'}))
}

/** Returns all identifiers in `import` and `export` statements, including undeclared ones. */
function readDeclared(text: string): string[] {
  const statements = text.match(STATEMENTS) ?? []
  return statements.flatMap((statement) => statement.match(/[\w$]+/g) ?? [])
}
