import type {Program} from 'estree'
import type {Node} from 'unist'

/** A tree that may have imports at its top level. */
interface ModuleTree {
  children: readonly (Node & {data?: {estree?: Program | null}})[]
}

/**
 * Finds partials, which are Markdown files that a page imports as components, by component name.
 */
export function findMarkdownImports(tree: ModuleTree): ReadonlyMap<string, string> {
  return new Map(
    tree.children.flatMap(({type, data}) =>
      type === 'mdxjsEsm' ? (data?.estree?.body ?? []).flatMap(readImport) : []
    )
  )
}

function readImport(statement: Program['body'][number]): [string, string][] {
  if (statement.type !== 'ImportDeclaration') return []
  const target = String(statement.source.value)
  // A `!` in an import specifies a loader.
  if (!/^[^!]*\.mdx?$/i.test(target)) return []
  return statement.specifiers
    .filter(({type}) => type === 'ImportDefaultSpecifier')
    .map(({local}) => [local.name, target])
}
