import {ownValue} from '@lectern/shared/objects/own-value'
import type {ReactNode} from 'react'
import {ADMONITION_TITLES} from '../../behavior/admonition/admonition-titles.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Props of `@theme/Admonition/Layout`. */
export interface AdmonitionLayoutProps {
  type: string
  title?: ReactNode
  className?: string
  children?: ReactNode
}

/** Renders an admonition with its title and content. */
export default function AdmonitionLayout({
  type,
  title,
  className,
  children
}: AdmonitionLayoutProps) {
  const ownTitle = ownValue(ADMONITION_TITLES, type) ?? type.charAt(0).toUpperCase() + type.slice(1)
  return (
    <div className={joinClasses(`theme-admonition theme-admonition-${type}`, className)}>
      <div className="admonition-heading">
        {typeof title === 'object' && title !== null ? title : <b>{title ?? ownTitle}</b>}
      </div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
