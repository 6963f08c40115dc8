import type {ThemeConfig} from '@lectern/types'
import {
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY
} from '../behavior/page/announcement-keys.js'

/**
 * Script that hides an announcement before the first paint when its reader has closed it: the stored
 * answer counts for the stored ID only, so a new announcement shows (specification §4).
 */
export function createAnnouncementBarScript(bar: ThemeConfig['announcementBar']): string {
  if (!bar?.isCloseable) return ''
  // The characters that could end a script element.
  const id = JSON.stringify(bar.id).replace(/</g, '\\u003c')
  return [
    `(function(s){try{s=localStorage;if(s.getItem('${ANNOUNCEMENT_DISMISSED_KEY}')==='true'`,
    `&&s.getItem('${ANNOUNCEMENT_ID_KEY}')===${id})`,
    `document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','true')`,
    `}catch(e){}})()`
  ].join('')
}
