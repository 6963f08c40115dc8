import {type ComponentType, type ElementType, type ReactNode, useState} from 'react'

/** Result of `useCollapsible`. */
export interface CollapsibleState {
  collapsed: boolean
  setCollapsed(value: boolean | ((previous: boolean) => boolean)): void
  toggleCollapsed(): void
}

/** `useCollapsible` of `@docusaurus/theme-common`: collapsed state. */
export function useCollapsible({
  initialState
}: {
  initialState: boolean | (() => boolean)
}): CollapsibleState {
  const [collapsed, setCollapsed] = useState(initialState)
  return {
    collapsed,
    setCollapsed,
    toggleCollapsed: () => setCollapsed((previous) => !previous)
  }
}

/** Props of `<Collapsible>`. */
export interface CollapsibleProps {
  as: 'div' | 'ul' | ComponentType<{hidden?: boolean; className?: string; children?: ReactNode}>
  collapsed: boolean
  /** Unmounts the children while they're collapsed. */
  lazy?: boolean
  className?: string
  children?: ReactNode
  animation?: unknown
  disableSSRStyle?: boolean
  onCollapseTransitionEnd?: (collapsed: boolean) => void
}

/** `Collapsible` of `@docusaurus/theme-common`: collapsible content, without animation. */
export function Collapsible({as, collapsed, lazy = false, className, children}: CollapsibleProps) {
  const Element: ElementType = as
  if (lazy && collapsed) return null
  return (
    <Element className={className} hidden={collapsed}>
      {children}
    </Element>
  )
}
