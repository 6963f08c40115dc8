import {ownValue} from '@lectern/shared/objects/own-value'
import {ADMONITION_TITLES} from '@lectern/theme/behavior/admonition/admonition-titles'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import type {AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import type {ReactNode} from 'react'

interface Props extends AdmonitionLayoutProps {
  /** Replaces the icon of the type. */
  icon?: ReactNode
  id?: string
}

/**
 * An admonition with an optional icon. The site's own types have no heading without a title or an
 * icon.
 */
export default function AdmonitionLayout({type, icon, title, className, id, children}: Props) {
  const heading = title ?? ownValue(ADMONITION_TITLES, type)
  return (
    <div id={id} className={joinClasses(`theme-admonition theme-admonition-${type}`, className)}>
      {(heading || icon) && (
        <div className="admonition-heading">
          {icon && <span className="admonition-icon">{icon}</span>}
          {typeof heading === 'object' ? heading : <b>{heading}</b>}
        </div>
      )}
      {children && <div className="admonition-content">{children}</div>}
    </div>
  )
}
