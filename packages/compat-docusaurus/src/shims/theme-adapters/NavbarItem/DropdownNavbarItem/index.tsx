import {usePath} from '@lectern/client'
import {createAdapter} from '../../../props/create-adapter.js'

interface Item {
  isActive?: boolean | ((match: unknown, location: {pathname: string}) => boolean)
}

/** `NavbarItem/DropdownNavbarItem`: in Docusaurus, functions decide which items are active. */
export default createAdapter(({items = []}: {items?: readonly Item[]}, isOwn) => {
  const pathname = usePath()
  if (!isOwn) return {}
  return {
    items: items.map(({isActive, ...item}) => ({
      ...item,
      isActive: typeof isActive === 'function' ? isActive(undefined, {pathname}) : isActive
    }))
  }
})
