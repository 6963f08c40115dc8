import type {HeadTag, ThemeConfig} from '@lectern/types'
import {createAnnouncementBarScript} from './announcement-bar-script.js'
import {createColorModeScript} from './color-mode-script.js'
import {createSidebarScript} from './sidebar-script.js'

/**
 * Head tags of every page: the state without scripts, as attributes for styles, and one script
 * that updates it before the first paint.
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
    // Parts that the browser draws by itself, such as the canvas before the stylesheet has loaded.
    {tag: 'meta', attributes: {name: 'color-scheme', content: colorMode.defaultMode}},
    {tag: 'script', content: scripts.filter(Boolean).join(';')}
  ]
}
