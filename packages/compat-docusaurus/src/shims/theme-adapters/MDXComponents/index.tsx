import {innerHtml} from '@lectern/theme/behavior/markup/inner-html'
import CodeBlock from '@theme/CodeBlock'
import Base from '@theme/MDXComponents/Base'
import type {ComponentType, ReactNode} from 'react'

interface ElementProps {
  title?: ReactNode
  titleHtml?: string
  children?: ReactNode
}

/** Components of Markdown elements, by name. */
type Components = Readonly<Record<string, ComponentType<ElementProps> | string>>

const {head, Tabs, TabItem, TOCInline, Details, Admonition: Remark, ThemedImage} = Base

/**
 * Components that compiled pages find in the list, also if they import them. Lists that are copied
 * from Docusaurus don't contain them. Each has its own props, which pages pass.
 */
const IMPORTED = {
  ...{head, Tabs, TabItem, TOCInline, CodeBlock, Details, Admonition: Remark, ThemedImage}
} as unknown as Components

/**
 * `MDXComponents`: in Docusaurus, the code block is a child of `pre`, and the title of an admonition
 * is an element. Lectern's components ignore these props.
 */
export default function adapt(components: Components, isOwn: boolean): Components {
  const {pre: Pre, admonition: Admonition} = components
  if (isOwn) return components
  return {
    ...IMPORTED,
    ...components,
    ...(Pre && {
      pre: (block) => (
        <Pre {...block}>
          <CodeBlock {...(block as object)} />
        </Pre>
      )
    }),
    ...(Admonition && {
      admonition: ({titleHtml, ...remark}) => {
        // The types of Docusaurus merge their default titles with the props. `undefined` would
        // replace the title.
        if (titleHtml === undefined) return <Admonition {...remark} />
        const title = <span {...innerHtml(titleHtml)} />
        return <Admonition {...remark} titleHtml={titleHtml} title={title} />
      }
    })
  }
}
