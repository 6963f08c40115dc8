import {type ComponentType, useEffect, useMemo} from 'react'
import {useMobileSidebar} from '@lectern/theme/behavior/navbar/mobile-sidebar'
import {useIsSecondaryMenu} from '../props/secondary-menu.js'
import {useWindowSize} from './use-window-size.js'

/** `useNavbarMobileSidebar` of `@docusaurus/theme-common/internal`. */
export function useNavbarMobileSidebar() {
  const {isOpen, open, close} = useMobileSidebar()
  return {
    disabled: false,
    shouldRender: useWindowSize() === 'mobile',
    shown: isOpen,
    toggle: isOpen ? close : open
  }
}

/** `useNavbarSecondaryMenu`: the page's secondary menu. */
export function useNavbarSecondaryMenu() {
  const {secondaryMenu, isSecondary, showPrimary} = useMobileSidebar()
  return {shown: isSecondary, hide: showPrimary, content: secondaryMenu}
}

/** Props of `<NavbarSecondaryMenuFiller>`. */
export interface SecondaryMenuFillerProps<Props extends object> {
  component: ComponentType<Props>
  props: Props
}

/**
 * Sets the page's secondary menu from any component. In the menu itself, renders its content there,
 * because replacing the menu would remove the component that fills it.
 */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component: Menu,
  props
}: SecondaryMenuFillerProps<Props>) {
  const {fill} = useMobileSidebar()
  const isInMenu = useIsSecondaryMenu()
  const values = JSON.stringify(Object.entries(props).filter(([, value]) => isPlain(value)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: props are new in each rendering; their values count
  const menu = useMemo(() => <Menu {...props} />, [Menu, values])
  useEffect(() => {
    if (isInMenu) return
    fill(menu)
    return () => fill(undefined)
  }, [fill, menu, isInMenu])
  return isInMenu ? menu : null
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'function'
}
