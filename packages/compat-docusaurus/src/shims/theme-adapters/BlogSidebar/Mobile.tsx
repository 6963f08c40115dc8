import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'
import {SecondaryMenuArea, useIsSecondaryMenu} from '../../props/secondary-menu.js'

/**
 * `BlogSidebar/Mobile`: Docusaurus's component fills the mobile menu from the page. Lectern's is the
 * menu's content.
 */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<object> {
  if (!isOwn)
    return function Adapted(props: object) {
      return (
        <SecondaryMenuArea>
          <Component {...props} />
        </SecondaryMenuArea>
      )
    }
  return function OwnMenu(props: object) {
    return useIsSecondaryMenu() ? <Component {...props} /> : null
  }
}
