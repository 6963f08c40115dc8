import {ownValue} from '@lectern/shared/objects/own-value'
import type {MarkdownOptions} from '@lectern/types'
import type {Root} from 'hast'
import type {Pattern, Program} from 'estree'

/**
 * Components that don't need React in the browser, by module and export, with their keys in
 * `MDXComponents`. Pages that use no others are static.
 */
const STATIC_COMPONENTS: Readonly<Record<string, string>> = {
  '@theme/Tabs default': 'Tabs',
  '@theme/TabItem default': 'TabItem',
  '@theme/TOCInline default': 'TOCInline',
  '@theme/CodeBlock default': 'CodeBlock',
  '@theme/Details default': 'Details',
  '@theme/Admonition default': 'Admonition',
  '@theme/ThemedImage default': 'ThemedImage',
  '@docusaurus/Head default': 'head',
  '@lectern/client Head': 'head'
}

/** Writer components. Pages can import them from `@theme` or use them without an import. */
export const WRITER_COMPONENTS: readonly string[] = [
  ...['Accordion', 'AnnotatedCode', 'ApiField', 'Badge', 'Card', 'CardGrid', 'CodeTabs', 'Column'],
  ...['Columns', 'Diff', 'FileTree', 'Frame', 'Icon', 'Kbd', 'LinkButton', 'PackageManagers'],
  ...['ParamTable', 'Preview', 'Steps', 'Tooltip']
]

/** Names that a page can use without an import. */
const GLOBAL_NAMES: Readonly<Record<string, string>> = {
  ...{Tabs: 'Tabs', TabItem: 'TabItem', TOCInline: 'TOCInline', Details: 'Details'},
  ...{Admonition: 'Admonition', ThemedImage: 'ThemedImage', Head: 'head', head: 'head'},
  ...Object.fromEntries(WRITER_COMPONENTS.map((name) => [name, name]))
}

/** The names under which a page uses static components, with their keys in `MDXComponents`. */
export type StaticNames = ReadonlyMap<string, string>

/**
 * Resolves the names of the components that a page uses.
 *
 * @param options - `live` and `replaced` contain overridden components, whose output is unknown.
 *   Only names without an import can be `replaced`.
 * @returns `names`, and whether the page has other imports or exports.
 */
export function findStaticNames(
  tree: Root,
  {live = [], replaced = []}: Pick<MarkdownOptions, 'live' | 'replaced'>
): {names: StaticNames; isComplete: boolean} {
  const isUnknown = (name: string, key: string) =>
    live.includes(key) || replaced.includes('*') || replaced.includes(name)
  const names = new Map(Object.entries(GLOBAL_NAMES).filter(([name, key]) => !isUnknown(name, key)))
  let isComplete = true
  for (const node of listModules(tree)) {
    for (const statement of node.body) {
      const found = readImport(statement, live)
      if (!found) isComplete = false
      for (const name of declaredNames(statement)) names.delete(name)
      for (const [local, key] of found ?? []) names.set(local, key)
    }
  }
  return {names, isComplete}
}

/** Lists the names that a page imports or exports. */
export function listDeclaredNames(tree: ModuleNode): ReadonlySet<string> {
  const statements = listModules(tree).flatMap(({body}) => body)
  return new Set([...statements.flatMap(declaredNames), ...statements.flatMap(exportedNames)])
}

/** A node of a Markdown or HTML tree that may contain imports and exports. */
interface ModuleNode {
  type: string
  data?: object | undefined
  children?: readonly ModuleNode[]
}

function listModules(tree: ModuleNode, modules: Program[] = []): Program[] {
  if (tree.type === 'mdxjsEsm') {
    // MDX stores the parsed code in this field.
    const {estree}: {estree?: Program | null} = tree.data ?? {}
    if (estree) modules.push(estree)
  } else for (const child of tree.children ?? []) listModules(child, modules)
  return modules
}

type Statement = Program['body'][number]

function readImport(statement: Statement, live: readonly string[]): [string, string][] | undefined {
  if (statement.type !== 'ImportDeclaration') return undefined
  // The browser needs a stylesheet or script that is imported without a name.
  if (statement.specifiers.length === 0) return undefined
  const found: [string, string][] = []
  for (const specifier of statement.specifiers) {
    const imported =
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : '*'
    const key = findKey(String(statement.source.value), imported)
    if (key === undefined || live.includes(key)) return undefined
    found.push([specifier.local.name, key])
  }
  return found
}

function findKey(source: string, imported: string): string | undefined {
  const name = imported === 'default' ? /^@theme\/(\w+)$/.exec(source)?.[1] : undefined
  return name !== undefined && WRITER_COMPONENTS.includes(name)
    ? name
    : ownValue(STATIC_COMPONENTS, `${source} ${imported}`)
}

/** Lists the names that a statement declares. They shadow global components. */
function declaredNames(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({local}) => local.name)
  if (statement.type !== 'ExportNamedDeclaration') return []
  const {declaration} = statement
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({id}) => namesIn(id))
  return declaration ? [declaration.id.name] : []
}

/** Lists the names in a declaration, which can take values out of objects and lists. */
function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property)
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

/** Lists the names that a statement exports from other modules, as in `export {toc} from './a.mdx'`. */
function exportedNames(statement: Statement): string[] {
  const exported =
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.map((specifier) => specifier.exported)
      : statement.type === 'ExportAllDeclaration'
        ? [statement.exported]
        : []
  return exported.flatMap((name) => (name?.type === 'Identifier' ? [name.name] : []))
}

/** Returns whether a page can use a component without an import and still be static. */
export function isGlobalName(name: string): boolean {
  return Object.hasOwn(GLOBAL_NAMES, name)
}

/** Returns whether a line only imports a static component under its own name. */
export function isStaticImport(line: string): boolean {
  const [, name = '', source = ''] = /^import (\w+) from ['"]([^'"]+)['"];?\s*$/.exec(line) ?? []
  return isGlobalName(name) && findKey(source, 'default') === ownValue(GLOBAL_NAMES, name)
}
