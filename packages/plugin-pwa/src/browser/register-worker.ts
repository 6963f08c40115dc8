// Every page has already loaded this code. Without this import, the bundler would split it for this
// module.
import '@generated/frame'
import {trustScriptUrl} from '@lectern/client'
import type {SiteData} from '@lectern/types'
import {followWaiting} from './follow-waiting.js'
import {installedMark} from './installed-mark.js'
import {unregisterMissingWorker} from './unregister-missing-worker.js'
import {findActiveStrategies, type Strategy} from './offline-mode.js'
import {readReader} from './read-reader.js'
import {unregisterAll} from './unregister.js'
import {createWorkerUrl} from './worker-url.js'

/** Settings that the plugin adds to global data. */
interface PwaSettings {
  strategies: readonly Strategy[]
  reloadPopup: boolean
  debug: boolean
}

/** Registers the service worker and handles updates (specification §4, §7). */
export async function registerWorker({siteConfig, globalData}: SiteData): Promise<void> {
  const {baseUrl} = siteConfig
  const settings = globalData.pwa?.default as unknown as PwaSettings
  const {debug} = settings
  const active = await findActiveStrategies(settings.strategies, readReader())
  const offlineMode = active.length > 0
  const url = createWorkerUrl(baseUrl, {offlineMode, debug})
  if (debug)
    console.log('[pwa]', offlineMode ? 'offline mode is on:' : 'offline mode is off', active)
  try {
    const registration = await navigator.serviceWorker.register(trustScriptUrl(url), {
      scope: baseUrl
    })
    followWaiting(registration, {
      isOfflineMode: offlineMode,
      onUpdate: (worker) => {
        if (settings.reloadPopup) void showPopup(worker)
      }
    })
    // A worker that's still installing is already the latest one.
    if (!registration.installing) await registration.update()
    if (offlineMode) updateOnReturn(registration)
  } catch (error) {
    if (!(await unregisterMissingWorker(url))) throw error
  }
}

async function showPopup(worker: ServiceWorker): Promise<void> {
  const {showReloadPopup} = await import('./show-reload-popup.js')
  showReloadPopup(worker)
}

/** Checks for updates when the user returns to the tab, which can stay open for days. */
function updateOnReturn(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    registration
      .update()
      .catch((error) => console.warn('Checking for a new version failed.', error))
  })
}

/**
 * Removes all workers after the site has been installed, so that the next one starts in offline
 * mode.
 */
export async function appinstalled(): Promise<void> {
  installedMark.set('true')
  await unregisterAll()
}

/** Handles uninstallation. Browsers only offer to install a site that isn't installed. */
export async function beforeinstallprompt(): Promise<void> {
  if (installedMark.get() === null) return
  installedMark.remove()
  await unregisterAll()
}
