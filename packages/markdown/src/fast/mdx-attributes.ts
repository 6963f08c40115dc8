import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx'
import type {Program} from 'estree'
import type {CodeKind} from './mdx-programs.js'
import {type Chunk, locateValue, moveBy, moveToNextLine, type SourcePoint} from './source-point.js'

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute

/** Parses MDX code. Returns `undefined` for a syntax error. */
export type ParseCode = (
  chunks: readonly Chunk[],
  start: SourcePoint,
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
  start: SourcePoint,
  {name, attributes}: {name: string | null; attributes: Attribute[]},
  parseCode: ParseCode
): boolean {
  if (attributes.length === 0) return true
  const opening = `<${name ?? ''}`
  if (!text.startsWith(opening, start.offset)) return false
  let point: SourcePoint | undefined = moveBy(start, opening.length)
  for (const [index, attribute] of attributes.entries()) {
    const begin: SourcePoint | undefined = skipSpace(text, point)
    point =
      attribute.type === 'mdxJsxAttribute'
        ? completeNamed(text, begin, attribute, parseCode)
        : completeSpread(text, begin, attribute, parseCode)
    if (!point) return false
    // The fields are in the same order as in the MDX parser.
    attributes[index] = {...attribute, position: {start: begin, end: point}}
  }
  return true
}

/** Skips spaces and, on a new line, block quote markers. */
function skipSpace(text: string, start: SourcePoint): SourcePoint {
  let point = start
  let isNewLine = false
  for (;;) {
    const next = moveToNextLine(text, point)
    if (next) {
      isNewLine = true
      point = next
      continue
    }
    const character = text[point.offset]
    const isSpace = character === ' ' || character === '\t' || (isNewLine && character === '>')
    if (!isSpace) return point
    point = moveBy(point, 1)
  }
}

function completeSpread(
  text: string,
  start: SourcePoint,
  attribute: MdxJsxExpressionAttribute,
  parseCode: ParseCode
): SourcePoint | undefined {
  return completeCode(text, start, attribute, parseCode, 'spread')
}

function completeNamed(
  text: string,
  start: SourcePoint,
  attribute: MdxJsxAttribute,
  parseCode: ParseCode
): SourcePoint | undefined {
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

function skipName(text: string, start: SourcePoint, name: string): SourcePoint | undefined {
  return text.startsWith(name, start.offset) && isWhole(text, start.offset, name)
    ? moveBy(start, name.length)
    : undefined
}

function isWhole(text: string, offset: number, name: string): boolean {
  const next = text[offset + name.length]
  return next === undefined || /[\s=/>{]/.test(next)
}

/** @returns The position after the closing quote. */
function skipQuoted(text: string, start: SourcePoint): SourcePoint | undefined {
  const quote = text[start.offset]
  if (quote !== '"' && quote !== "'") return undefined
  const end = text.indexOf(quote, start.offset + 1)
  if (end < 0) return undefined
  return pointAt(text, start, end + 1)
}

/** Returns the position of an offset after `start`. */
function pointAt(text: string, start: SourcePoint, offset: number): SourcePoint {
  let point = start
  for (;;) {
    const newline = text.indexOf('\n', point.offset)
    if (newline < 0 || newline >= offset) return moveBy(point, offset - point.offset)
    point = {line: point.line + 1, column: 1, offset: newline + 1}
  }
}

/** @returns The position after the closing brace. */
function completeCode(
  text: string,
  start: SourcePoint,
  node: {value: string; data?: {estree?: Program | null | undefined} | undefined},
  parseCode: ParseCode,
  kind: CodeKind
): SourcePoint | undefined {
  if (text[start.offset] !== '{') return undefined
  const begin = moveBy(start, 1)
  const chunks = locateValue(text, begin, node.value, '}')
  const estree = chunks && parseCode(chunks, begin, kind)
  if (!estree) return undefined
  node.data = {estree}
  return moveBy(chunks.at(-1)?.end ?? begin, 1)
}
