import type {Root} from 'mdast'
import type {Processor} from 'unified'
import type {SyntaxName, SyntaxPart} from '../syntax/add-syntax.js'
import {hasCostlyExpression} from '../source/expression-cost.js'
import {completeTree} from './complete-tree.js'
import {readFastError} from './fast-error.js'
import {hideComments, removeHiddenComments} from './hidden-comments.js'
import {hasDifference, mayDiffer} from './known-differences.js'
import type {FastParse} from './satteri.js'
import {restoreNames} from './unread-directives.js'

interface FastParseOptions {
  parse: FastParse
  format: 'md' | 'mdx'
}

/**
 * Parses with the fast parser, or with the processor's parser if the tree would differ. Must be the first
 * plugin. Syntax that plugins add is left to the processor's parser.
 */
export function remarkFastParse(this: Processor, options: FastParseOptions): void {
  const parseSlowly = this.parser
  const known = countExtensions(this)
  this.parser = (text, file) =>
    (hasOwnSyntax(this, known)
      ? undefined
      : parseFast(text, options, this.data().syntaxParts ?? [])) ??
    parseSlowly?.(text, file) ?? {type: 'root', children: []}
}

/** @returns `undefined` if `remark-parse` would, or might, read the text differently. */
function parseFast(
  text: string,
  {parse, format}: FastParseOptions,
  parts: readonly SyntaxPart[]
): Root | undefined {
  const names = new Set(parts.map(({name}) => name))
  const features = {directive: names.has('containers') || names.has('directives')}
  if (mayDiffer(text, names)) return undefined
  const comments = parts.find(({name}) => name === 'comments')
  try {
    const tree = parse(comments ? hideComments(text) : text, format, features)
    if (comments) removeHiddenComments(tree, text, comments.markers ?? [])
    if (differs(tree, text, names)) return undefined
    return format === 'md' || completeTree(tree, text) ? tree : undefined
  } catch (error) {
    const message = format === 'mdx' ? readFastError(error) : undefined
    if (message && hasCostlyExpression(text)) throw message
    // The processor's parser accepts the text, or throws the error message that authors know.
    return undefined
  }
}

function differs(tree: Root, text: string, names: ReadonlySet<SyntaxName>): boolean {
  if (names.has('containers') && !restoreNames(tree, text)) return true
  return hasDifference(tree, text, names)
}

/** Whether a plugin of the site adds syntax. */
function hasOwnSyntax(processor: Processor, known: readonly [number, number]): boolean {
  const parts = processor.data().syntaxParts?.length ?? 0
  return countExtensions(processor).some((count, index) => count !== (known[index] ?? 0) + parts)
}

function countExtensions(processor: Processor): readonly [number, number] {
  const {micromarkExtensions = [], fromMarkdownExtensions = []} = processor.data()
  return [micromarkExtensions.length, fromMarkdownExtensions.length]
}
