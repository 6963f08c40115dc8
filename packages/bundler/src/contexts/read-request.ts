import {childOf, childrenOf, nameOf, type SyntaxNode} from '../modules/syntax-node.js'
import type {ModuleContext} from './module-context.js'

/** A request with a calculated path. */
export interface CalculatedRequest extends Omit<ModuleContext, 'folder'> {
  /** As written, such as `../words` or `@site/static/img`. */
  folder: string
  /** Code of the request that a function replaces. The arguments follow. */
  replaced: {start: number; end: number}
}

/**
 * Reads `require('./words/' + name)`, `import('./words/' + name)` and `require.context('./words')`.
 *
 * @param requires - Names of variables that contain `require`.
 */
export function readRequest(
  node: SyntaxNode,
  requires: ReadonlySet<string>
): CalculatedRequest | undefined {
  if (node.type === 'ImportExpression') return readImport(node)
  if (node.type !== 'CallExpression') return undefined
  const callee = childOf(node, 'callee')
  if (callee?.type === 'MemberExpression') return readContext(node, callee, requires)
  if (callee?.type !== 'Identifier' || !requires.has(nameOf(callee) ?? '')) return undefined
  const [path, ...others] = childrenOf(node, 'arguments')
  const names = path && others.length === 0 ? readNames(path) : undefined
  return names && {...names, isDeep: true, isLazy: false, replaced: callee}
}

function readImport(node: SyntaxNode): CalculatedRequest | undefined {
  const path = childOf(node, 'source')
  const names = path && readNames(path)
  const replaced = {start: node.start, end: node.start + 'import'.length}
  return names && {...names, isDeep: true, isLazy: true, replaced}
}

function readContext(
  node: SyntaxNode,
  callee: SyntaxNode,
  requires: ReadonlySet<string>
): CalculatedRequest | undefined {
  const isContext =
    requires.has(nameOf(childOf(callee, 'object')) ?? '') &&
    nameOf(childOf(callee, 'property')) === 'context'
  const [path, isDeep, filter, mode] = childrenOf(node, 'arguments')
  if (!isContext || typeof path?.value !== 'string') return undefined
  const pattern = readPattern(filter)
  return {
    ...{folder: path.value.replace(/\/$/, ''), skip: 2, start: '', end: ''},
    ...(pattern && {pattern}),
    isDeep: isDeep?.value !== false,
    isLazy: mode !== undefined && mode.value !== 'sync',
    replaced: node
  }
}

function readPattern(filter: SyntaxNode | undefined): ModuleContext['pattern'] {
  const regex = filter?.regex
  if (typeof regex !== 'object' || regex === null) return undefined
  const {pattern, flags}: {pattern?: unknown; flags?: unknown} = regex
  return [String(pattern), String(flags)]
}

/** Reads a path that starts with a folder, as a template or a sum. */
function readNames(
  path: SyntaxNode
): Pick<CalculatedRequest, 'folder' | 'skip' | 'start' | 'end'> | undefined {
  const first = firstText(path)
  const skip = (first?.lastIndexOf('/') ?? -1) + 1
  if (!first || skip === 0) return undefined
  return {folder: first.slice(0, skip - 1), skip, start: first.slice(skip), end: lastText(path)}
}

/** Returns the text before the first calculated part, or `undefined` if nothing is calculated. */
function firstText(path: SyntaxNode): string | undefined {
  if (path.type === 'TemplateLiteral' && childrenOf(path, 'expressions').length > 0)
    return textOf(childrenOf(path, 'quasis')[0])
  const left = isSum(path) ? childOf(path, 'left') : undefined
  return left && (isSum(left) ? firstText(left) : textOf(left))
}

/** Returns the text after the last calculated part. */
function lastText(path: SyntaxNode): string {
  if (path.type === 'TemplateLiteral') return textOf(childrenOf(path, 'quasis').at(-1)) ?? ''
  return textOf(childOf(path, 'right')) ?? ''
}

function isSum(node: SyntaxNode): boolean {
  return node.type === 'BinaryExpression' && node.operator === '+'
}

/** Returns the value of a string or of a template's text. */
function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'TemplateElement') {
    const {cooked}: {cooked?: unknown} = Object(node.value)
    return typeof cooked === 'string' ? cooked : undefined
  }
  return typeof node?.value === 'string' ? node.value : undefined
}
