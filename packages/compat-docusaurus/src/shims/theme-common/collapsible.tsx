import {animateHeight} from '@lectern/theme/behavior/motion/animate-height'
import {
  type ComponentType,
  type ElementType,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState
} from 'react'

/** Result of `useCollapsible`. */
export interface CollapsibleState {
  collapsed: boolean
  setCollapsed(value: boolean | ((previous: boolean) => boolean)): void
  toggleCollapsed(): void
}

/** `useCollapsible` of `@docusaurus/theme-common`: collapsed state. */
export function useCollapsible({
  initialState = false
}: {
  initialState?: boolean | (() => boolean)
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
  /** @default 'div' */
  as?: 'div' | 'ul' | ComponentType<{hidden?: boolean; className?: string; children?: ReactNode}>
  collapsed: boolean
  /** Renders the children when they're first expanded. */
  lazy?: boolean
  className?: string
  children?: ReactNode
  animation?: unknown
  disableSSRStyle?: boolean
  onCollapseTransitionEnd?: (collapsed: boolean) => void
}

/** `Collapsible` of `@docusaurus/theme-common`: content that expands and collapses. */
export function Collapsible(props: CollapsibleProps) {
  const {as = 'div', collapsed, lazy = false, className, children} = props
  const Element: ElementType = as
  const element = useRef<HTMLElement>(null)
  const [isHidden, setHidden] = useState(collapsed)
  const [isMounted, setMounted] = useState(!lazy || !collapsed)
  // Expanding content is shown immediately. Collapsing content stays until the animation ends.
  if (!collapsed && isHidden) setHidden(false)
  if (!collapsed && !isMounted) setMounted(true)
  useAnimation(element, props, () => setHidden(collapsed))
  if (!isMounted) return null
  return (
    <Element ref={element} className={className} hidden={isHidden}>
      {children}
    </Element>
  )
}

function useAnimation(
  element: {readonly current: HTMLElement | null},
  {collapsed, onCollapseTransitionEnd}: CollapsibleProps,
  onEnd: () => void
): void {
  const wasCollapsed = useRef(collapsed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the state starts an animation
  useLayoutEffect(() => {
    if (wasCollapsed.current === collapsed) return
    wasCollapsed.current = collapsed
    const finish = () => {
      onEnd()
      onCollapseTransitionEnd?.(collapsed)
    }
    const animation = element.current && animateHeight(element.current, !collapsed)
    if (animation) animation.onfinish = finish
    else finish()
  }, [collapsed])
}
