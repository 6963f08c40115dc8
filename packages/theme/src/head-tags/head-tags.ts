import type {HeadTag, ThemeConfig} from '@lectern/types'
import {createAnnouncementBarScript} from './announcement-bar-script.js'
import {createColorModeScript} from './color-mode-script.js'
import {createSidebarScript} from './sidebar-script.js'

/**
 * Creates the head tags of every page: attributes with the initial state, which CSS depends on, and
 * a script that updates them before the first paint.
 */
export function createHeadTags({colorMode, announcementBar, docs}: ThemeConfig): HeadTag[] {
  const scripts = [
    createColorModeScript(colorMode),
    createAnnouncementBarScript(announcementBar),
    createSidebarScript(docs.sidebar)
  ]
  return [
    {
      tag: 'html',
      attributes: {
        'data-theme': colorMode.defaultMode,
        ...(announcementBar && {'data-announcement-bar-initially-dismissed': 'false'})
      }
    },
    // Sets browser defaults, such as the background before the stylesheet has loaded.
    {tag: 'meta', attributes: {name: 'color-scheme', content: colorMode.defaultMode}},
    {tag: 'script', content: scripts.filter(Boolean).join(';')}
  ]
}
