import {escapePattern} from '@lectern/shared/text/escape-pattern'

/** A compiled path pattern. */
interface PathPattern {
  /** Matches the start of a path. */
  expression: RegExp
  /** Names of its groups, in order. Groups without a name have their number. */
  names: readonly string[]
}

/** Literal text or a parameter in a pattern. */
type PatternPart = string | Parameter

interface Parameter {
  /** Name, or the number of a group without a name. */
  name: string
  /** `/`, `.` or nothing before the parameter. */
  separator: string
  /** Source of the expression that values match. */
  rule: string
  /** `?`, `*`, `+` or nothing. */
  modifier: string
}

/** Matches a parameter, or a group without a name, with the separator before it and its modifier. */
const PARAMETER = /([/.]?)(?::(\w+)(?:\(((?:\\.|[^()\\])+)\))?|\(((?:\\.|[^()\\])+)\))([?*+]?)/y
/** Matches an escaped character, a wildcard or a literal character. */
const PART = /\\(.)|(\*)|./sy

interface PatternOptions {
  /** Whether the pattern has to match the whole path. */
  exact: boolean
  /** Whether a trailing slash has to be the same in the pattern and in the path. */
  strict: boolean
  sensitive: boolean
}

/** Compiles a pattern of version 5 of React Router, e.g. `/birds/:id(\\d+)`, `/files/:path*` or `*`. */
export function compilePattern(
  pattern: string,
  {exact, strict, sensitive}: PatternOptions
): PathPattern {
  const isOpen = pattern.endsWith('/')
  const parts = parsePattern(isOpen && !strict ? pattern.slice(0, -1) : pattern)
  const sources = parts.map((part) =>
    typeof part === 'string' ? escapePattern(part) : valueSource(part)
  )
  if (!strict) sources.push('(?:/(?=$))?')
  if (exact) sources.push('$')
  else if (!strict || !isOpen) sources.push('(?=/|$)')
  return {
    expression: new RegExp(`^${sources.join('')}`, sensitive ? '' : 'i'),
    names: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
  }
}

/**
 * Fills parameters into a pattern.
 *
 * @throws TypeError if a required parameter is missing.
 */
export function fillPattern(pattern: string, params: Readonly<Record<string, unknown>>): string {
  return parsePattern(pattern)
    .map((part) => (typeof part === 'string' ? part : fillParameter(part, params[part.name])))
    .join('')
}

function parsePattern(pattern: string): readonly PatternPart[] {
  const parts: PatternPart[] = []
  let index = 0
  let unnamed = 0
  while (index < pattern.length) {
    PARAMETER.lastIndex = index
    PART.lastIndex = index
    const parameter = PARAMETER.exec(pattern)
    const [text = '', escaped, wildcard] = parameter ?? PART.exec(pattern) ?? []
    index += text.length
    if (parameter) {
      const [, separator = '', name, ownRule, group, modifier = ''] = parameter
      const rule = ownRule ?? group ?? '[^/]+?'
      parts.push({name: name ?? `${unnamed++}`, separator, rule, modifier})
    } else if (wildcard) {
      parts.push({name: `${unnamed++}`, separator: '', rule: '.*', modifier: ''})
    } else parts.push(escaped ?? text)
  }
  return parts
}

function valueSource({separator, rule, modifier}: Parameter): string {
  const before = escapePattern(separator)
  const one = `(?:${rule})`
  const value = /[*+]/.test(modifier) ? `${one}(?:${before || '/'}${one})*` : one
  return /[*?]/.test(modifier) ? `(?:${before}(${value}))?` : `${before}(${value})`
}

function fillParameter({name, separator, modifier}: Parameter, value: unknown): string {
  const values = Array.isArray(value) ? value : [value ?? '']
  const texts = values.map((one) => encode(String(one))).filter((text) => text !== '')
  if (texts.length > 0) return separator + texts.join(separator || '/')
  if (/[*?]/.test(modifier)) return ''
  throw new TypeError(`The parameter \`${name}\` is missing.`)
}

/** Encodes a value, but leaves characters that paths can contain. */
function encode(value: string): string {
  return encodeURI(value).replace(/[/?#]/g, encodeURIComponent)
}
