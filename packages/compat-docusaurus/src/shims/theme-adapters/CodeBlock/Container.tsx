import {
  codeBlockClasses,
  missingLanguageClass
} from '@lectern/theme/behavior/code/code-block-classes'
import type {CodeBlockData} from '@lectern/theme/behavior/code/code-block-context'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import type {ComponentProps, ComponentType, ElementType, ReactNode} from 'react'
import {useBlockData} from '../../theme-common/code-block-context.js'

/** Props of Docusaurus's `CodeBlock/Container`: an element type and its props. */
interface ElementContainerProps extends ComponentProps<'div'> {
  as?: ElementType
}

/** Props of Lectern's `CodeBlock/Container`. */
interface BlockContainerProps extends CodeBlockData {
  children: ReactNode
}

/** `CodeBlock/Container`: Docusaurus's component passes its props to an element. */
export default function adapt(
  Component: ComponentType<ElementContainerProps>,
  isOwn: boolean
): ComponentType<ElementContainerProps> | ComponentType<BlockContainerProps> {
  if (isOwn) return ElementContainer
  return function AdaptedContainer({language, className, children}: BlockContainerProps) {
    const classes = joinClasses(className, missingLanguageClass(className, language))
    return (
      <Component as="div" className={classes ?? ''}>
        {children}
      </Component>
    )
  }
}

/** Lectern's container for callers that pass Docusaurus's props. */
function ElementContainer({as: Element = 'div', className, ...element}: ElementContainerProps) {
  const {html, showLineNumbers} = useBlockData()
  return <Element {...element} className={codeBlockClasses({html, showLineNumbers, className})} />
}
