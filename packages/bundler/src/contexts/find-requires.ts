import {childOf, childrenOf, listChildren, nameOf, type SyntaxNode} from '../modules/syntax-node.js'

/**
 * Returns the names that refer to `require`: itself, and variables to which packages assign it. The
 * result is empty if the code declares a different `require`.
 */
export function findRequires(root: SyntaxNode): ReadonlySet<string> {
  const names = new Set(['require'])
  const declared = new Set<string>()
  visit(root)
  return declared.has('require') ? new Set() : names

  function visit(node: SyntaxNode): void {
    if (node.type === 'AssignmentExpression') add(childOf(node, 'left'), childOf(node, 'right'))
    if (node.type === 'VariableDeclarator') {
      add(childOf(node, 'id'), childOf(node, 'init'))
      declared.add(nameOf(childOf(node, 'id')) ?? '')
    }
    for (const parameter of childrenOf(node, 'params')) declared.add(nameOf(parameter) ?? '')
    if (node.type === 'FunctionDeclaration') declared.add(nameOf(childOf(node, 'id')) ?? '')
    for (const child of listChildren(node)) visit(child)
  }

  function add(target: SyntaxNode | undefined, value: SyntaxNode | undefined): void {
    const isRequire = value?.type === 'Identifier' && nameOf(value) === 'require'
    if (isRequire && target?.type === 'Identifier') names.add(nameOf(target) ?? '')
  }
}
