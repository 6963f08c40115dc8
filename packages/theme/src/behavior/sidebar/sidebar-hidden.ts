import {createStorageSlot} from '@lectern/client'
import {SIDEBAR_HIDDEN_KEY} from './sidebar-hidden-key.js'

/**
 * Hides or show the docs sidebar of wide screens, and remember it. Styles look at an attribute of the
 * document, which a script in the head sets before the first paint: nothing shifts on load.
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
