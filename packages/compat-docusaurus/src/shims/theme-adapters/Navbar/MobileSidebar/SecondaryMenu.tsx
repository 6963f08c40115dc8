import {useMobileSidebar} from '@lectern/theme/behavior/navbar/mobile-sidebar'
import {createAdapter} from '../../../props/create-adapter.js'

/** `Navbar/MobileSidebar/SecondaryMenu`: Docusaurus's layout doesn't pass a callback. */
export default createAdapter(({onBack}: {onBack?(): void}) => {
  const {showPrimary} = useMobileSidebar()
  return {onBack: onBack ?? showPrimary}
})
