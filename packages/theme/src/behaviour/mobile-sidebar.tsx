import {type ClosingEntry, createClosingEntry, usePath} from '@lectern/client'
import {createContext, type ReactNode, useContext, useEffect, useMemo, useState} from 'react'

/** From this width on, the navbar itself has room for its items (specification §9: 996 px). */
const DESKTOP = '(min-width: 997px)'

/** The menu of narrow screens, for its parts. */
export interface MobileSidebar {
  isOpen: boolean
  open(): void
  close(): void
  /** Close because the reader follows a link, which takes the place of the menu in the history. */
  closeForLink(): void
  /** What the page shows first in the menu, such as a docs sidebar. */
  secondaryMenu: ReactNode
}

/** Element id of the menu, for the button that opens it. */
export const MOBILE_SIDEBAR_ID = 'navbar-sidebar'

const MobileSidebarContext = createContext<MobileSidebar | undefined>(undefined)

/** Holds the state of the menu of narrow screens; it closes when the page changes or gets wide. */
export function MobileSidebarProvider({
  secondaryMenu,
  children
}: {
  secondaryMenu: ReactNode
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const entry = useMemo(() => createClosingEntry(() => setOpen(false)), [])
  useEffect(() => entry.listen(), [entry])
  useCloseOnChange(isOpen, setOpen, entry)
  const value = useMemo(
    (): MobileSidebar => ({
      isOpen,
      open() {
        entry.push()
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
      secondaryMenu
    }),
    [isOpen, entry, secondaryMenu]
  )
  return <MobileSidebarContext value={value}>{children}</MobileSidebarContext>
}

/** The menu of narrow screens around a component. */
export function useMobileSidebar(): MobileSidebar {
  const sidebar = useContext(MobileSidebarContext)
  if (!sidebar) throw new Error('A part of the mobile sidebar stands outside of Navbar.')
  return sidebar
}

function useCloseOnChange(
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
  entry: ClosingEntry
): void {
  const path = usePath()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close
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
