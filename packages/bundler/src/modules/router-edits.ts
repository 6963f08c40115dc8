import type {Expression, Statement} from 'oxc-parser'
import type {Edit} from './apply-edits.js'

/**
 * Finds the edits that mark calls as pure if they create constants, and that remove components'
 * display names.
 */
export async function findRouterEdits(code: string): Promise<Edit[]> {
  // Loaded on demand, because the edits for most routers are prepared.
  const {parseSync} = await import('oxc-parser')
  const {program} = parseSync('router.mjs', code)
  return program.body
    .filter((node): node is Statement => !node.type.startsWith('TS'))
    .flatMap(findEdits)
}

function findEdits(node: Statement): Edit[] {
  if (isDisplayName(node)) return [{start: node.start, end: node.end, by: ''}]
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({init}) =>
    init && createsValue(init) ? [{start: init.start, end: init.start, by: '/* @__PURE__ */ '}] : []
  )
}

/** Matches `Form.displayName = "Form"`. */
function isDisplayName(node: Statement): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression')
    return false
  const {left, right} = node.expression
  return (
    left.type === 'MemberExpression' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'displayName' &&
    right.type === 'Literal'
  )
}

/**
 * Matches `React.createContext(null)` and `new Set(["a"])`: contexts, memoized components,
 * collections.
 */
function createsValue(node: Expression): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const root = rootOf(node.callee)
  return root !== undefined && /^[A-Z]/.test(root)
}

function rootOf(node: Expression): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? rootOf(node.object) : undefined
}
