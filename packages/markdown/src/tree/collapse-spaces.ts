import type {ElementContent, Parents} from 'hast'

/** Elements in which whitespace matters. */
const PREFORMATTED: ReadonlySet<string> = new Set(['pre', 'textarea', 'script', 'style'])

/**
 * Collapses whitespace as browsers do: each run of spaces and line feeds becomes one space. Hosts
 * that minify HTML do the same, which React would report as hydration errors. Text directly inside
 * a component isn't changed, because the component may read it.
 */
export function collapseSpaces<Parent extends Parents>(parent: Parent): Parent {
  const children = parent.children.map((child) => {
    if (child.type === 'text' && parent.type === 'element')
      return {...child, value: child.value.replace(/[ \t\r\n\f]+/g, ' ')}
    if (!('children' in child) || PREFORMATTED.has(tagOf(child) ?? '')) return child
    return collapseSpaces(child)
  })
  return {...parent, children}
}

function tagOf(node: ElementContent | Parents): string | null | undefined {
  if (node.type === 'element') return node.tagName
  return 'name' in node ? node.name : undefined
}
