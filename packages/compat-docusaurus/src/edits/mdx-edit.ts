import {maskCode} from '@lectern/shared/code/mask-code'
import type {TextEdit} from './text-edit.js'

const VOID = 'area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr'

/** HTML elements. Unclosed tags of these names are markup, not text to escape. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `a abbr address article aside audio b blockquote body button caption center cite code dd del details dfn div dl
  dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header html i iframe ins kbd label
  legend li main mark menu nav object ol option p picture pre q s samp section select small span strike strong
  style sub summary sup svg table tbody td textarea tfoot th thead time title tr u ul var video`.split(
    /\s+/
  )
)

/**
 * Proposes an edit that fixes an MDX syntax error. Only changes code that can only mean one thing
 * in MDX 1 and Markdown.
 *
 * @param offset - Position of the parser error, or an earlier position on the same line.
 */
export function proposeMdxEdit(text: string, offset: number): TextEdit | undefined {
  const masked = maskCode(text)
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const statement = fixStatement(text, lineStart)
  if (statement) return statement
  const attribute = quoteAttribute(text, offset)
  if (attribute) return attribute
  const tag = findSign(masked, '<', offset, lineStart)
  const brace = findSign(masked, '{', offset, lineStart)
  if (tag > brace) return fixTag(text, masked, tag)
  if (brace >= 0) return escapeBrace(text, brace)
  const open = findOpenBrace(masked)
  return open === undefined ? undefined : escapeBrace(text, open)
}

function findSign(masked: string, sign: string, offset: number, lineStart: number): number {
  let found = masked.lastIndexOf(sign, offset)
  while (found > 0 && masked[found - 1] === '\\') found = masked.lastIndexOf(sign, found - 1)
  return found >= lineStart ? found : -1
}

/** Escapes a sentence that starts with `import` or `export`. */
function fixStatement(text: string, lineStart: number): TextEdit | undefined {
  const line = text.slice(lineStart).split('\n', 1)[0] ?? ''
  const isProse =
    /^import\s[^'"`{}]*$/.test(line) ||
    /^export\s(?!(?:const|let|var|function|default|class|async)\b)[^'"`{}*]*$/.test(line)
  return isProse ? {start: lineStart, end: lineStart, text: '\\'} : undefined
}

/** Quotes unquoted attribute values, as in `<a href=x>`. */
function quoteAttribute(text: string, offset: number): TextEdit | undefined {
  const before = text.slice(0, offset)
  if (!/<[A-Za-z][^<>]*\s[\w:-]+=$/.test(before)) return undefined
  const value = /^[^\s"'<>{}`=]+?(?=\s|\/?>)/.exec(text.slice(offset))?.[0]
  return value === undefined
    ? undefined
    : {start: offset, end: offset + value.length, text: `"${value}"`}
}

function fixTag(text: string, masked: string, start: number): TextEdit | undefined {
  const rest = text.slice(start)
  const replace = (length: number, added: string): TextEdit => ({
    start,
    end: start + length,
    text: added
  })
  const [link, url] = /^<(https?:\/\/[^\s<>]+)>/.exec(rest) ?? []
  if (link && url) return replace(link.length, `[${url}](${url})`)
  const [mail, address] = /^<(?:mailto:)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/.exec(rest) ?? []
  if (mail && address) return replace(mail.length, `[${address}](mailto:${address})`)
  const [comment, words = ''] = /^<!--([\s\S]*?)-->/.exec(rest) ?? []
  if (comment) return replace(comment.length, `{/*${words.replaceAll('*/', '* /')}*/}`)
  const [closing, name] = new RegExp(`^</(${VOID})\\s*>`, 'i').exec(rest) ?? []
  if (closing) return replace(closing.length, name?.toLowerCase() === 'br' ? '<br />' : '')
  return closeVoid(rest, start) ?? escapeTag(rest, masked, start)
}

/** Closes void elements, such as `<br>` and `<img src="a.png">`. */
function closeVoid(rest: string, start: number): TextEdit | undefined {
  const attributes = `(?:"[^"]*"|'[^']*'|\\{[^{}]*\\}|[^<>"'{}])*?`
  const tag = new RegExp(`^<(?:${VOID})(?=[\\s>])${attributes}(\\s*)>`, 'i').exec(rest)
  if (!tag || tag[0].endsWith('/>')) return undefined
  const end = start + tag[0].length - 1
  return {start: end - (tag[1]?.length ?? 0), end, text: ' /'}
}

/** Escapes `<` in text such as `a < 5`, and in placeholders such as `<name>` that aren't elements. */
function escapeTag(rest: string, masked: string, start: number): TextEdit | undefined {
  const escaped: TextEdit = {start, end: start, text: '\\'}
  if (/^<(?:[^A-Za-z_$/>!]|$)/.test(rest)) return escaped
  const [tag, name = ''] = /^<([A-Za-z_][\w.:-]*)>/.exec(rest) ?? []
  if (!tag || ELEMENTS.has(name.toLowerCase())) return undefined
  return masked.includes(`</${name}`) ? undefined : escaped
}

/** Escapes a brace in text. Braces around attribute values stay. */
function escapeBrace(text: string, start: number): TextEdit | undefined {
  if (text[start - 1] === '=' || text[start - 1] === '\\') return undefined
  return {start, end: start, text: '\\'}
}

/** Returns the offset of the first unclosed brace. */
function findOpenBrace(masked: string): number | undefined {
  const open: number[] = []
  for (let at = 0; at < masked.length; at++) {
    if (masked[at] === '\\') at += 1
    else if (masked[at] === '{') open.push(at)
    else if (masked[at] === '}') open.pop()
  }
  return open[0]
}
