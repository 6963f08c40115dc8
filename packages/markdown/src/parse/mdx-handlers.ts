import type {Handler, Handlers, State} from 'mdast-util-to-hast'

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm'
]

/**
 * Creates handlers that copy MDX nodes to the HTML tree but share their JavaScript. The default
 * handlers clone it, which takes longer than parsing.
 */
export function createMdxHandlers(): Handlers {
  const used = new WeakSet<object>()
  const copyNode: Handler = (state: State, {children, ...node}) => ({
    ...(copyFields(node, used) as typeof node),
    ...(children && {children: state.all({children, ...node})})
  })
  return Object.fromEntries(MDX_NODES.map((type) => [type, copyNode]))
}

/**
 * Copies a value. If a plugin has inserted JavaScript twice, it's cloned, because later steps
 * change it.
 */
function copyFields(value: unknown, used: WeakSet<object>): unknown {
  if (Array.isArray(value)) return value.map((item) => copyFields(item, used))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      name === 'estree' ? shareOnce(field, used) : copyFields(field, used)
    ])
  )
}

function shareOnce(program: unknown, used: WeakSet<object>): unknown {
  if (typeof program !== 'object' || program === null) return program
  if (used.has(program)) return structuredClone(program)
  used.add(program)
  return program
}
