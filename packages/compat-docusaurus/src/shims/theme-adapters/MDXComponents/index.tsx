import CodeBlock from '@theme/CodeBlock'
import type {ComponentType, ReactNode} from 'react'

/** Components of Markdown elements, by name. */
type Components = Readonly<Record<string, ComponentType<{children?: ReactNode}> | string>>

/**
 * `MDXComponents`: the list of the site has Docusaurus's `pre`, which receives the code block as its
 * child. Lectern's `pre` ignores the child.
 */
export default function adapt(components: Components, isOwn: boolean): Components {
  const {pre: Pre} = components
  if (isOwn || Pre === undefined) return components
  return {
    ...components,
    pre: (block) => (
      <Pre {...block}>
        <CodeBlock {...block} />
      </Pre>
    )
  }
}
