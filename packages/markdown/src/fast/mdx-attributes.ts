import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx'
import type {Program} from 'estree'
import type {CodeKind} from './mdx-programs.js'
import {type Chunk, locateValue, moveBy, moveToNextLine, type Place} from './source-place.js'

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute

/** Parses MDX code. Returns `undefined` for a syntax error. */
export type ParseCode = (
  chunks: readonly Chunk[],
  start: Place,
  kind: CodeKind
) => Program | undefined

/**
 * Adds positions to the attributes of a tag, and syntax trees to their code.
 *
 * @param start - Start of the tag.
 * @returns `false` if the text doesn't match.
 */
export function completeAttributes(
  text: string,
  start: Place,
  {name, attributes}: {name: string | null; attributes: Attribute[]},
  parseCode: ParseCode
): boolean {
  if (attributes.length === 0) return true
  const opening = `<${name ?? ''}`
  if (!text.startsWith(opening, start.offset)) return false
  let place: Place | undefined = moveBy(start, opening.length)
  for (const [index, attribute] of attributes.entries()) {
    const begin: Place | undefined = skipSpace(text, place)
    place =
      attribute.type === 'mdxJsxAttribute'
        ? completeNamed(text, begin, attribute, parseCode)
        : completeSpread(text, begin, attribute, parseCode)
    if (!place) return false
    // The fields are in the same order as in the MDX parser.
    attributes[index] = {...attribute, position: {start: begin, end: place}}
  }
  return true
}

/** Skips spaces and, on a new line, block quote markers. */
function skipSpace(text: string, start: Place): Place {
  let place = start
  let isNewLine = false
  for (;;) {
    const next = moveToNextLine(text, place)
    if (next) {
      isNewLine = true
      place = next
      continue
    }
    const character = text[place.offset]
    const isSpace = character === ' ' || character === '\t' || (isNewLine && character === '>')
    if (!isSpace) return place
    place = moveBy(place, 1)
  }
}

function completeSpread(
  text: string,
  start: Place,
  attribute: MdxJsxExpressionAttribute,
  parseCode: ParseCode
): Place | undefined {
  return completeCode(text, start, attribute, parseCode, 'spread')
}

function completeNamed(
  text: string,
  start: Place,
  attribute: MdxJsxAttribute,
  parseCode: ParseCode
): Place | undefined {
  const afterName = skipName(text, start, attribute.name)
  if (!afterName) return undefined
  const {value} = attribute
  if (value === null || value === undefined) return afterName
  const equals = skipSpace(text, afterName)
  if (text[equals.offset] !== '=') return undefined
  const begin = skipSpace(text, moveBy(equals, 1))
  if (typeof value === 'object') return completeCode(text, begin, value, parseCode, 'value')
  return skipQuoted(text, begin)
}

function skipName(text: string, start: Place, name: string): Place | undefined {
  return text.startsWith(name, start.offset) && isWhole(text, start.offset, name)
    ? moveBy(start, name.length)
    : undefined
}

function isWhole(text: string, offset: number, name: string): boolean {
  const next = text[offset + name.length]
  return next === undefined || /[\s=/>{]/.test(next)
}

/** @returns The position after the closing quote. */
function skipQuoted(text: string, start: Place): Place | undefined {
  const quote = text[start.offset]
  if (quote !== '"' && quote !== "'") return undefined
  const end = text.indexOf(quote, start.offset + 1)
  if (end < 0) return undefined
  return placeAt(text, start, end + 1)
}

/** The position of an offset after `place`. */
function placeAt(text: string, start: Place, offset: number): Place {
  let place = start
  for (;;) {
    const newline = text.indexOf('\n', place.offset)
    if (newline < 0 || newline >= offset) return moveBy(place, offset - place.offset)
    place = {line: place.line + 1, column: 1, offset: newline + 1}
  }
}

/** @returns The position after the closing brace. */
function completeCode(
  text: string,
  start: Place,
  node: {value: string; data?: {estree?: Program | null | undefined} | undefined},
  parseCode: ParseCode,
  kind: CodeKind
): Place | undefined {
  if (text[start.offset] !== '{') return undefined
  const begin = moveBy(start, 1)
  const chunks = locateValue(text, begin, node.value, '}')
  const estree = chunks && parseCode(chunks, begin, kind)
  if (!estree) return undefined
  node.data = {estree}
  return moveBy(chunks.at(-1)?.end ?? begin, 1)
}
