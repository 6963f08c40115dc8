import type {ReactNode} from 'react'
import {expect, test} from 'vitest'
import {renderSample} from '../../fixtures/render-sample.js'
import {MobileSidebarProvider, useMobileSidebar, type MobileSidebar} from './mobile-sidebar.js'

/** Returns the mobile menu of a prerendered page. */
function menuWith(secondaryMenu: ReactNode): MobileSidebar {
  const menus: MobileSidebar[] = []
  function Probe() {
    menus.push(useMobileSidebar())
    return null
  }
  renderSample(
    <MobileSidebarProvider secondaryMenu={secondaryMenu}>
      <Probe />
    </MobileSidebarProvider>
  )
  const [menu] = menus
  if (!menu) throw new Error('The menu was not rendered.')
  return menu
}

test('the menu is initially closed', () => {
  expect(menuWith(undefined).isOpen).toBe(false)
})

test('menu content of the page comes first; without it, the main menu', () => {
  expect(menuWith('Docs sidebar')).toMatchObject({
    secondaryMenu: 'Docs sidebar',
    isSecondary: true
  })
  expect(menuWith(undefined).isSecondary).toBe(false)
})

test('a menu component outside a layout is an error', () => {
  function Probe() {
    useMobileSidebar()
    return null
  }
  expect(() => renderSample(<Probe />)).toThrow('The component is used outside of Layout.')
})
