import {fileURLToPath} from 'node:url'
import type {Plugin, SiteContext} from '@lectern/types'
import {createHeadTags} from './head-tags.js'
import {createOfflineTexts} from './offline-texts.js'
import {parsePwaOptions, type PwaOptions} from './options/pwa-options.js'
import {resolveFromSite} from './options/site-file.js'

/**
 * Makes a site readable offline and installable. There is no service worker in development, since it
 * would show stale pages.
 */
export function pwaPlugin(context: SiteContext, options: PwaOptions): Plugin {
  const {siteDir, siteConfig} = context
  const {offlineModeActivationStrategies, reloadPopup, debug} = options
  const registers = context.mode === 'production' && !options.selfDestroying
  return {
    name: 'pwa',
    createRoutes: () => ({
      routes: [],
      globalData: {strategies: offlineModeActivationStrategies, reloadPopup, debug}
    }),
    getThemePath: () => sourcePath('components'),
    getClientModules: () =>
      registers
        ? [sourcePath('styles/pwa.css'), ...findRegistration(options.swRegister, siteDir)]
        : [],
    injectHtmlTags: () => ({headTags: createHeadTags(options.pwaHead, siteConfig.baseUrl)}),
    finishOutput: async (folder, files, {translate}) => {
      // Loads much that only a build needs.
      const {finishWorker} = await import('./precache/finish-worker.js')
      const {baseUrl} = siteConfig
      const place = {folder, baseUrl, siteDir, sourceDir: sourcePath('worker')}
      return finishWorker({
        ...place,
        files,
        options,
        texts: createOfflineTexts({siteConfig, translate})
      })
    }
  }
}

pwaPlugin.validateOptions = parsePwaOptions

/** The client module that registers the service worker, if any. */
function findRegistration(swRegister: PwaOptions['swRegister'], siteDir: string): string[] {
  if (swRegister === false) return []
  if (swRegister === undefined) return [sourcePath('browser/start.ts')]
  return [resolveFromSite(swRegister, 'swRegister', siteDir)]
}

/** Absolute path below `src`, which the package ships beside `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
