import type {Root} from 'mdast'

/** The Markdown files that a page imports, by the name under which each stands in it. */
export function listPartials(tree: Root): ReadonlyMap<string, string> {
  return new Map(
    tree.children.flatMap((node) =>
      node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []).flatMap(readImport) : []
    )
  )
}

type Statement = import('estree').Program['body'][number]

function readImport(statement: Statement): [string, string][] {
  if (statement.type !== 'ImportDeclaration') return []
  const target = String(statement.source.value)
  if (!/\.mdx?$/i.test(target)) return []
  return statement.specifiers
    .filter(({type}) => type === 'ImportDefaultSpecifier')
    .map(({local}) => [local.name, target])
}
