import {fileURLToPath} from 'node:url'
import type {BundleExtension, Plugin, SiteContext} from '@lectern/types'
import {createHeadTags} from './head-tags.js'
import {createOfflineStrings} from './offline-strings.js'
import {parsePwaOptions, type PwaOptions} from './options/pwa-options.js'
import {resolveFromSite} from './options/site-file.js'

/**
 * Makes a site installable and available offline. Doesn't register a service worker in development,
 * because it would serve stale pages.
 */
export function pwaPlugin(context: SiteContext, options: PwaOptions): Plugin {
  const {siteConfig, configSource} = context
  const {offlineModeActivationStrategies, reloadPopup, debug, swCustom} = options
  // Development has no service worker, but reports missing files like a build.
  const registration = findRegistration(options.swRegister, context)
  const worker = swCustom && resolveFromSite(swCustom, 'swCustom', context)
  const registers = context.mode === 'production' && !options.selfDestroying
  return {
    name: 'pwa',
    createRoutes: () => ({
      routes: [],
      globalData: {strategies: offlineModeActivationStrategies, reloadPopup, debug}
    }),
    getThemePath: () => sourcePath('components'),
    getClientModules: () => (registers ? [sourcePath('styles/pwa.css'), ...registration] : []),
    extendBundle: () => createVariables(options, siteConfig.baseUrl),
    injectHtmlTags: () => ({headTags: createHeadTags(options.pwaHead, siteConfig.baseUrl)}),
    finishOutput: async (folder, files, {translate}) => {
      // Loaded on demand, because only builds need its dependencies.
      const {finishWorker} = await import('./precache/finish-worker.js')
      const {baseUrl} = siteConfig
      const location = {folder, baseUrl, configSource, sourceDir: sourcePath('worker')}
      return finishWorker({
        ...location,
        allowsInvalidManifest: siteConfig.compatibility === 'docusaurus',
        files,
        options,
        worker,
        strings: createOfflineStrings({siteConfig, translate})
      })
    }
  }
}

pwaPlugin.validateOptions = parsePwaOptions

/** Returns the client module that registers the service worker, if any. */
function findRegistration(
  swRegister: PwaOptions['swRegister'],
  context: Pick<SiteContext, 'siteDir' | 'configSource'>
): string[] {
  if (swRegister === false) return []
  if (swRegister === undefined) return [sourcePath('browser/start.ts')]
  return [resolveFromSite(swRegister, 'swRegister', context)]
}

/**
 * Defines the environment variables that a site's own registration reads, with the same names as
 * in Docusaurus.
 */
function createVariables(
  {swRegister, offlineModeActivationStrategies, debug}: PwaOptions,
  baseUrl: string
): BundleExtension {
  if (typeof swRegister !== 'string') return {key: 'pwa'}
  const variables = {
    PWA_DEBUG: debug,
    PWA_SERVICE_WORKER_URL: `${baseUrl}sw.js`,
    PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES: offlineModeActivationStrategies
  }
  const define = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
  )
  return {key: `pwa ${JSON.stringify(define)}`, define}
}

/** Returns the absolute path of a file in `src`, which is published next to `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
