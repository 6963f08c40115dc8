import {translate} from '@lectern/client'
import type {ComponentProps} from 'react'

/** Props of `@theme/TOCCollapsible/CollapseButton`. */
export interface CollapseButtonProps extends ComponentProps<'button'> {
  collapsed: boolean
}

/** Button that expands and collapses a table of contents. */
export default function TOCCollapsibleCollapseButton({
  collapsed,
  className,
  ...button
}: CollapseButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={!collapsed}
      {...button}
      className={['clean-btn', className].filter(Boolean).join(' ')}
    >
      {translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
    </button>
  )
}
