import type {LiveCodeBlockThemeConfig} from './config/live-config.js'
import {fileURLToPath} from 'node:url'
import type {Plugin} from '@lectern/types'
import {completeLiveConfig} from './config/live-config.js'

export type {LiveCodeBlockThemeConfig, LiveConfig} from './config/live-config.js'

declare module '@lectern/types' {
  interface UserThemeConfig {
    /** Configuration of live code blocks. */
    liveCodeBlock?: LiveCodeBlockThemeConfig
  }
}

/** Turns `live` code blocks into editors with a preview. */
export const liveCodeblockTheme = (): Plugin => ({
  name: 'theme-live-codeblock',
  getThemePath: () => sourcePath('components'),
  validateThemeConfig: completeLiveConfig,
  // Editors run code from plain strings, which a default policy accepts.
  getPolicySources: () => ({'trusted-types': ['default']})
})

export default liveCodeblockTheme

/** Returns the absolute path of a file in `src`, which is published next to `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
