import type {ReactNode} from 'react'
import {joinClasses} from '../../behaviour/join-classes.js'

/** Props of `@theme/Admonition/Layout`. */
export interface AdmonitionLayoutProps {
  type: string
  title?: ReactNode
  className?: string
  children?: ReactNode
}

/** The look of a remark: its title and its content. */
export default function AdmonitionLayout({
  type,
  title,
  className,
  children
}: AdmonitionLayoutProps) {
  const ownTitle = type.charAt(0).toUpperCase() + type.slice(1)
  return (
    <div className={joinClasses(`theme-admonition theme-admonition-${type}`, className)}>
      <div className="admonition-heading">
        {typeof title === 'object' && title !== null ? title : <b>{title ?? ownTitle}</b>}
      </div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
