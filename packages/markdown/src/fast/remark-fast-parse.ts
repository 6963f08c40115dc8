import type {Root} from 'mdast'
import type {Processor} from 'unified'
import type {SyntaxPart} from '../syntax/add-syntax.js'
import {hasCostlyExpression} from '../source/expression-cost.js'
import {completeTree} from './complete-tree.js'
import type {Fallback} from './fallback.js'
import {readFastError} from './fast-error.js'
import {hideComments, removeHiddenComments} from './hidden-comments.js'
import {findDifference, findSign} from './known-differences.js'
import type {FastParse} from './satteri.js'
import {restoreNames} from './unread-directives.js'

interface FastParseOptions {
  parse: FastParse
  format: 'md' | 'mdx'
  /** Receives the reason whenever the processor's own parser is used. */
  report?: ((fallback: Fallback) => void) | undefined
}

/**
 * Parses a text with the fast parser. Falls back to the processor's own parser if the trees might
 * differ or if plugins add syntax. This has to be the first plugin.
 */
export function remarkFastParse(this: Processor, options: FastParseOptions): void {
  const parseSlowly = this.parser
  const known = listExtensions(this)
  this.parser = (text, file) => {
    const {tree, fallback} = hasOwnSyntax(this, known)
      ? {fallback: {rule: 'added-syntax'} as const}
      : parseFast(text, options, this.data().syntaxParts ?? [])
    if (tree) return tree
    options.report?.(fallback)
    return parseSlowly?.(text, file) ?? {type: 'root', children: []}
  }
}

/** A tree, or the reason for using `remark-parse` because its tree might differ. */
type FastResult = {tree: Root; fallback?: undefined} | {tree?: undefined; fallback: Fallback}

function parseFast(
  text: string,
  {parse, format}: FastParseOptions,
  parts: readonly SyntaxPart[]
): FastResult {
  const names = new Set(parts.map(({name}) => name))
  const features = {directive: names.has('containers') || names.has('directives')}
  const sign = findSign(text, names)
  if (sign) return {fallback: sign}
  const comments = parts.find(({name}) => name === 'comments')
  try {
    const tree = parse(comments ? hideComments(text) : text, format, features)
    if (comments) removeHiddenComments(tree, text, comments.markers ?? [])
    if (names.has('containers') && !restoreNames(tree, text))
      return {fallback: {rule: 'inline-directive'}}
    const fallback = findDifference(tree, text, {names, isMdx: format === 'mdx'})
    if (fallback) return {fallback}
    return format === 'md' || completeTree(tree, text) ? {tree} : {fallback: {rule: 'mdx-code'}}
  } catch (error) {
    const message = format === 'mdx' ? readFastError(error) : undefined
    if (message && hasCostlyExpression(text)) throw message
    // Let the processor's own parser accept the text or throw its usual error.
    return {fallback: {rule: 'rejected'}}
  }
}

/** Syntax and tree extensions of a processor. */
type Extensions = readonly [readonly unknown[], readonly unknown[]]

/** Returns whether one of the site's plugins adds or replaces syntax. */
function hasOwnSyntax(processor: Processor, [syntax, trees]: Extensions): boolean {
  const parts = processor.data().syntaxParts ?? []
  const [foundSyntax, foundTrees] = listExtensions(processor)
  return (
    !haveSame(foundSyntax, [...syntax, ...parts.map((part) => part.syntax)]) ||
    !haveSame(foundTrees, [...trees, ...parts.map((part) => part.tree)])
  )
}

function haveSame(found: readonly unknown[], expected: readonly unknown[]): boolean {
  return found.length === expected.length && expected.every((item) => found.includes(item))
}

function listExtensions(processor: Processor): Extensions {
  const {micromarkExtensions = [], fromMarkdownExtensions = []} = processor.data()
  return [[...micromarkExtensions], [...fromMarkdownExtensions]]
}
