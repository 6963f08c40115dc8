import fs from 'node:fs/promises'
import type {Plugin} from 'esbuild'
import type {Expression, Statement} from 'oxc-parser'

/**
 * esbuild plugin that makes React Router tree-shakable. The package declares that it has no side
 * effects, but it's a single file: constants that are created by calls, and display names that are
 * set afterwards, keep its forms, data routers and server code in the bundle. Pages don't use these
 * parts, which are two thirds of its size. If a later release has a different structure, bundles
 * still work but are larger.
 */
export function treeShakeRouter(): Plugin {
  return {
    name: 'tree-shake-router',
    setup(build) {
      build.onLoad({filter: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/}, async ({path}) => ({
        contents: await markPure(await fs.readFile(path, 'utf8')),
        loader: 'js'
      }))
    }
  }
}

/** Marks calls that create a module's constants as pure, and removes display names of components. */
export async function markPure(code: string): Promise<string> {
  // Loaded only for bundling the router, because most builds reuse the cached bundles.
  const {parseSync} = await import('oxc-parser')
  const {program} = parseSync('router.mjs', code)
  const edits = program.body
    .filter((node): node is Statement => !node.type.startsWith('TS'))
    .flatMap(findEdits)
  return edits
    .toReversed()
    .reduce((text, {start, end, by}) => text.slice(0, start) + by + text.slice(end), code)
}

interface Edit {
  start: number
  end: number
  by: string
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
