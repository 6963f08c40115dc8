import {translate} from '@lectern/client'
import type {AdmonitionName} from '@lectern/shared/admonitions/admonition-types'
import type {ReactNode} from 'react'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Props of `@theme/Admonition/Layout`. */
export interface AdmonitionLayoutProps {
  type: string
  title?: ReactNode
  className?: string
  children?: ReactNode
}

/**
 * Default titles. Each is a separate call, because the bundler only substitutes calls with literal
 * strings.
 */
const TITLES: Readonly<Record<string, string>> = {
  note: translate({id: 'theme.admonition.note', message: 'Note'}),
  tip: translate({id: 'theme.admonition.tip', message: 'Tip'}),
  info: translate({id: 'theme.admonition.info', message: 'Info'}),
  warning: translate({id: 'theme.admonition.warning', message: 'Warning'}),
  danger: translate({id: 'theme.admonition.danger', message: 'Danger'}),
  important: translate({id: 'theme.admonition.important', message: 'Important'}),
  success: translate({id: 'theme.admonition.success', message: 'Success'}),
  secondary: translate({id: 'theme.admonition.secondary', message: 'Secondary'}),
  caution: translate({id: 'theme.admonition.caution', message: 'Caution'})
} satisfies Record<AdmonitionName, string>

/** Renders an admonition with its title and content. */
export default function AdmonitionLayout({
  type,
  title,
  className,
  children
}: AdmonitionLayoutProps) {
  const ownTitle = TITLES[type] ?? type.charAt(0).toUpperCase() + type.slice(1)
  return (
    <div className={joinClasses(`theme-admonition theme-admonition-${type}`, className)}>
      <div className="admonition-heading">
        {typeof title === 'object' && title !== null ? title : <b>{title ?? ownTitle}</b>}
      </div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
