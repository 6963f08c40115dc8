import type {ComponentType, ReactNode} from 'react'

interface TitleProps {
  children: ReactNode
}

/** `CodeBlock/Title`: in Docusaurus, the element around the title is part of the layout. */
export default function adapt(
  Component: ComponentType<TitleProps>,
  isOwn: boolean
): ComponentType<TitleProps> {
  return function AdaptedTitle({children}: TitleProps) {
    if (isOwn) return children
    return (
      <div className="code-block-title">
        <Component>{children}</Component>
      </div>
    )
  }
}
