import {type ClosingEntry, createClosingEntry, usePath} from '@lectern/client'
import {createContext, type ReactNode, useContext, useEffect, useMemo, useState} from 'react'

/** Window width at which the navbar items fit (specification §9: 996 px). */
const DESKTOP = '(min-width: 997px)'

/** State of the mobile menu. */
export interface MobileSidebar {
  isOpen: boolean
  open(): void
  close(): void
  /** Closes the menu when the reader follows a link. The link replaces the menu's history entry. */
  closeForLink(): void
  /** Content that the menu initially shows on this page, such as a docs sidebar. */
  secondaryMenu: ReactNode
  /** Whether that content is shown instead of the main menu. */
  isSecondary: boolean
  showPrimary(): void
  /** Sets the initial content for the page. Overrides the layout's content. */
  fill(menu: ReactNode): void
}

/** Element ID of the menu, for `aria-controls` on the button that opens it. */
export const MOBILE_SIDEBAR_ID = 'navbar-sidebar'

const MobileSidebarContext = createContext<MobileSidebar | undefined>(undefined)

/** Returns whether a component is inside a layout with a mobile menu. */
export function useHasMobileSidebar(): boolean {
  return useContext(MobileSidebarContext) !== undefined
}

/**
 * Provides the state of the mobile menu. Closes the menu on navigation, and when the window becomes
 * wide enough for the navbar items.
 */
export function MobileSidebarProvider({
  secondaryMenu: own,
  children
}: {
  secondaryMenu: ReactNode
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const [filled, fill] = useState<ReactNode>()
  const [isPrimary, setPrimary] = useState(false)
  const secondaryMenu = filled ?? own
  const entry = useMemo(() => createClosingEntry(() => setOpen(false)), [])
  useEffect(() => entry.listen(), [entry])
  useCloseOnChange(isOpen, setOpen, entry)
  const value = useMemo(
    (): MobileSidebar => ({
      isOpen,
      open() {
        entry.push()
        setPrimary(false)
        setOpen(true)
      },
      close() {
        entry.drop()
        setOpen(false)
      },
      closeForLink() {
        entry.forget()
        setOpen(false)
      },
      secondaryMenu,
      isSecondary: !isPrimary && Boolean(secondaryMenu),
      showPrimary: () => setPrimary(true),
      fill
    }),
    [isOpen, isPrimary, entry, secondaryMenu]
  )
  return <MobileSidebarContext value={value}>{children}</MobileSidebarContext>
}

/** Returns the state of the mobile menu. */
export function useMobileSidebar(): MobileSidebar {
  const sidebar = useContext(MobileSidebarContext)
  if (!sidebar) throw new Error('The component is used outside of Layout.')
  return sidebar
}

function useCloseOnChange(
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
  entry: ClosingEntry
): void {
  const path = usePath()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes
  useEffect(() => {
    entry.forget()
    setOpen(false)
  }, [path, setOpen, entry])
  useEffect(() => {
    if (!isOpen) return
    const query = matchMedia(DESKTOP)
    const close = () => {
      entry.drop()
      setOpen(false)
    }
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [isOpen, setOpen, entry])
}
