import type {HeadTag, ThemeConfig} from '@lectern/types'
import {createAnnouncementBarScript} from './announcement-bar-script.js'
import {createColorModeScript} from './color-mode-script.js'
import {createSidebarScript} from './sidebar-script.js'

/**
 * Head tags of every page: the state of a reader without scripts, as attributes that styles look at,
 * and one script that brings it up to date before anything is painted.
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
    // What the browser draws by itself, such as the canvas before the stylesheet is there.
    {tag: 'meta', attributes: {name: 'color-scheme', content: colorMode.defaultMode}},
    {tag: 'script', content: scripts.filter(Boolean).join(';')}
  ]
}
