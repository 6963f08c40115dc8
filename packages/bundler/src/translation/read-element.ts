import type {TranslationImport} from './find-imports.js'
import type {Span, TranslationUse} from './translation-use.js'
import {checkDeclaration, describeIssue} from './read-call.js'
import {joinJsxLines, readJsxText, readStaticText} from './static-text.js'
import {childOf, childrenOf, nameOf, type SyntaxNode} from '../modules/syntax-node.js'

/** Parses `<Translate id="a" values={…}>text</Translate>`. Returns `undefined` for other nodes. */
export function readElement(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  imports: readonly TranslationImport[]
): TranslationUse | undefined {
  const opening = childOf(node, 'openingElement')
  const name = childOf(opening, 'name')
  if (node.type !== 'JSXElement' || name?.type !== 'JSXIdentifier') return undefined
  if (!imports.some(({kind, local}) => kind === 'element' && local === name.name)) return undefined
  const attributes = childrenOf(opening, 'attributes')
  const closing = childOf(childOf(node, 'closingElement'), 'name')
  const isValues = (attribute: SyntaxNode) => nameOf(childOf(attribute, 'name')) === 'values'
  return {
    kind: 'element',
    start: node.start,
    end: node.end,
    names: closing ? [name, closing] : [name],
    text: closing && opening ? findInside(node, opening) : undefined,
    extras: attributes.filter((attribute) => !isValues(attribute)),
    hasValues: attributes.some(isValues),
    isJsxChild: parent?.type === 'JSXElement' || parent?.type === 'JSXFragment',
    ...readDeclaration(node, attributes)
  }
}

function findInside(node: SyntaxNode, opening: SyntaxNode): Span | undefined {
  const closing = childOf(node, 'closingElement')
  return closing && {start: opening.end, end: closing.start}
}

type Declaration = Pick<TranslationUse, 'id' | 'message' | 'description' | 'issue'>

function readDeclaration(node: SyntaxNode, attributes: readonly SyntaxNode[]): Declaration {
  const found: Record<string, string> = {}
  for (const attribute of attributes) {
    const name = nameOf(childOf(attribute, 'name'))
    if (attribute.type !== 'JSXAttribute' || name === undefined)
      return {issue: 'its attributes are not written out'}
    if (name === 'children') return {issue: 'its message is an attribute'}
    const text = readStaticText(childOf(attribute, 'value'))
    if (text !== undefined) found[name] = text
    else if (name === 'id') return {issue: describeIssue('id')}
  }
  const {id, description} = found
  const message = readMessage(childrenOf(node, 'children'))
  if (message === null) return {id, description, issue: describeIssue('message')}
  return checkDeclaration({id, description, message})
}

/**
 * Returns the string if it's the only child, `undefined` if there are no children, or `null`
 * otherwise.
 */
function readMessage(children: readonly SyntaxNode[]): string | undefined | null {
  const counted = children.filter((child) => !isNothing(child))
  const [child] = counted
  if (!child) return undefined
  if (counted.length > 1) return null
  if (child.type !== 'JSXText') return readStaticText(child) ?? null
  return readJsxText(String(child.value)) ?? null
}

/**
 * Returns whether React ignores a node. This is true for line breaks with surrounding whitespace
 * and for comments.
 */
function isNothing(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return joinJsxLines(String(child.value)) === ''
  return childOf(child, 'expression')?.type === 'JSXEmptyExpression'
}
