import type {ThemeConfig} from '@lectern/types'
import {
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY
} from '../behavior/page/announcement-keys.js'

/**
 * Creates the script that hides a dismissed announcement before the first paint. It compares the
 * stored ID, so a new announcement is still shown (specification §4).
 */
export function createAnnouncementBarScript(bar: ThemeConfig['announcementBar']): string {
  if (!bar?.isCloseable) return ''
  // Escapes `<`, which could end the script element.
  const id = JSON.stringify(bar.id).replace(/</g, '\\u003c')
  return [
    `(function(s){try{s=localStorage;if(s.getItem('${ANNOUNCEMENT_DISMISSED_KEY}')==='true'`,
    `&&s.getItem('${ANNOUNCEMENT_ID_KEY}')===${id})`,
    `document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','true')`,
    `}catch(e){}})()`
  ].join('')
}
