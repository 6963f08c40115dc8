import {installedMark} from './installed-mark.js'
import type {ReaderState} from './offline-mode.js'

/** APIs that only some browsers support. */
type PartialNavigator = Navigator & {
  connection?: {saveData?: boolean}
  getInstalledRelatedApps?(): Promise<{platform: string}[]>
}

/** Reads the browser state that the activation strategies depend on. */
export function readReader(): ReaderState {
  const browser: PartialNavigator = navigator
  return {
    search: location.search,
    width: innerWidth,
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    savesData: browser.connection?.saveData === true,
    wasInstalled: installedMark.get() === 'true',
    isRelatedApp: async () => {
      // Browsers reject this call in frames.
      if (window !== window.top) return false
      const apps = (await browser.getInstalledRelatedApps?.()) ?? []
      return apps.some(({platform}) => platform === 'webapp')
    }
  }
}
