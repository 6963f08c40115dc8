import {maskCode} from './mask-code.js'
import type {TextEdit} from './text-edit.js'

/** Names that every MDX page can use. */
const KNOWN: ReadonlySet<string> = new Set([
  'props',
  'frontMatter',
  'toc',
  'contentTitle',
  'metadata'
])

/** An expression that is only a name, or a name with fields, outside of attributes. */
const NAMES = /(?<![=\\\w$])\{\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*\}/g

/** Escapes braces around names that a page doesn't define: in MDX 1 and in Markdown they're text. */
export function proposeNameEdits(text: string): TextEdit[] {
  const declared = new Set(readDeclared(text))
  return [...maskCode(text).matchAll(NAMES)]
    .filter(([, name = '']) => !KNOWN.has(name) && !declared.has(name) && !(name in globalThis))
    .map(({index}) => ({start: index, end: index, text: '\\'}))
}

/** Returns all words of statements: a name among them may be defined. */
function readDeclared(text: string): string[] {
  const statements = text.match(/^(?:import|export)\s[^\n]*(?:\n(?![ \t\r]*\n)[^\n]*)*/gm) ?? []
  return statements.flatMap((statement) => statement.match(/[\w$]+/g) ?? [])
}
