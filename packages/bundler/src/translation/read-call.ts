import type {TranslationImport} from './find-imports.js'
import type {TranslationUse} from './translation-use.js'
import {readStaticText} from './static-text.js'
import {childOf, childrenOf, nameOf, type SyntaxNode} from '../modules/syntax-node.js'

/** Parses `translate({id, message, description}, values)`. Returns `undefined` for other nodes. */
export function readCall(
  node: SyntaxNode,
  imports: readonly TranslationImport[]
): TranslationUse | undefined {
  const callee = childOf(node, 'callee')
  if (node.type !== 'CallExpression' || callee?.type !== 'Identifier') return undefined
  if (!imports.some(({kind, local}) => kind === 'call' && local === callee.name)) return undefined
  const [declaration, values, ...more] = childrenOf(node, 'arguments')
  return {
    kind: 'call',
    start: node.start,
    end: node.end,
    names: [callee],
    text: declaration,
    extras: [],
    hasValues: values !== undefined,
    isJsxChild: false,
    ...(more.length === 0 ? readDeclaration(declaration) : {issue: MORE_ARGUMENTS})
  }
}

const MORE_ARGUMENTS = 'it has more than two arguments'
const NO_OBJECT = "its first argument isn't an object that is written out"

type Declaration = Pick<TranslationUse, 'id' | 'message' | 'description' | 'issue'>

function readDeclaration(node: SyntaxNode | undefined): Declaration {
  if (node?.type !== 'ObjectExpression') return {issue: NO_OBJECT}
  const found: Record<string, string> = {}
  for (const property of childrenOf(node, 'properties')) {
    const name = property.computed ? undefined : nameOf(childOf(property, 'key'))
    if (property.type !== 'Property' || name === undefined) return {issue: NO_OBJECT}
    const text = readStaticText(childOf(property, 'value'))
    if (text !== undefined) found[name] = text
    // Descriptions are only for translators. Other properties are ignored.
    else if (name === 'id' || name === 'message') return {...found, issue: describeIssue(name)}
  }
  return checkDeclaration(found)
}

/** Describes why a declaration's field can't be evaluated. */
export function describeIssue(name: string): string {
  return `its ${name} is not one plain string`
}

/** Checks that a declaration has an ID or a message (specification §5). */
export function checkDeclaration(found: Declaration): Declaration {
  const {id, message, description} = found
  const issue =
    id === undefined && message === undefined ? 'it has neither id nor message' : undefined
  return {id, message, description, issue}
}
