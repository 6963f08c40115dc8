import {createStorageSlot} from '@lectern/client'
import {SIDEBAR_HIDDEN_KEY} from './sidebar-hidden-key.js'

/**
 * Hides or shows the docs sidebar on wide screens, and stores the choice. Styles use an attribute of the
 * document, which a script in the head sets before the first paint, so that nothing shifts on load.
 */
export function hideSidebar(isHidden: boolean): void {
  const slot = createStorageSlot(SIDEBAR_HIDDEN_KEY)
  const {dataset} = document.documentElement
  if (isHidden) {
    slot.set('true')
    dataset.docsSidebar = 'hidden'
  } else {
    slot.remove()
    delete dataset.docsSidebar
  }
}
