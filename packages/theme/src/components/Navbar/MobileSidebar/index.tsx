import {translate} from '@lectern/client'
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout'
import {type MouseEvent, useLayoutEffect, useRef} from 'react'
import {revealCurrentPage} from '../../../behavior/scroll/reveal-current-page.js'
import {MOBILE_SIDEBAR_ID, useMobileSidebar} from '../../../behavior/navbar/mobile-sidebar.js'

/**
 * The mobile menu. It's a modal dialog, so the browser traps and restores the focus, and makes the
 * page behind it inert. It's empty while closed, so that pages don't contain their navigation
 * twice.
 */
export default function NavbarMobileSidebar() {
  const {isOpen, close, closeForLink} = useMobileSidebar()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const menu = dialog.current
    if (!menu) return
    if (!isOpen) return menu.close()
    menu.showModal()
    // Focuses the panel instead of its first link, so that screen readers announce the dialog and
    // the next Tab goes to its first element.
    menu.querySelector<HTMLElement>('.navbar-sidebar__panel')?.focus()
    revealCurrentPage(menu)
  }, [isOpen])
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) return close()
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // Some links only expand a category, and some open a new tab.
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target === '_blank') close()
    else closeForLink()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes, and Enter on a link dispatches a click
    <dialog
      ref={dialog}
      id={MOBILE_SIDEBAR_ID}
      aria-label={translate({id: 'theme.navbar.mobileSidebar.ariaLabel', message: 'Menu'})}
      className="navbar-sidebar"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={onClick}
    >
      {isOpen && <NavbarMobileSidebarLayout />}
    </dialog>
  )
}
