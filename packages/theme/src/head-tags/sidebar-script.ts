import type {ThemeConfig} from '@lectern/types'
import {SIDEBAR_HIDDEN_KEY} from '../behavior/sidebar/sidebar-hidden-key.js'

/**
 * Creates the script that hides the docs sidebar before the first paint, if the reader has hidden
 * it.
 */
export function createSidebarScript({hideable}: ThemeConfig['docs']['sidebar']): string {
  if (!hideable) return ''
  return `try{if(localStorage.getItem('${SIDEBAR_HIDDEN_KEY}')==='true')document.documentElement.setAttribute('data-docs-sidebar','hidden')}catch(e){}`
}
