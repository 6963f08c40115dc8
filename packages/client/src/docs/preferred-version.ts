import type {DocsVersionData} from '@lectern/types'
import {useMemo, useSyncExternalStore} from 'react'
import {useThemeConfig} from '../context/site-context.js'
import {createStorageSlot} from '../browser/storage-slot.js'
import {useActiveVersion, useLatestVersion, useVersions} from './docs-data.js'

interface PersistenceSettings {
  docs?: {versionPersistence?: 'localStorage' | 'none'}
}

/** The version that a reader chose last. */
export interface PreferredVersion {
  /**
   * Version that the reader chose. Absent during prerendering, if nothing was chosen, and if the
   * version no longer exists.
   */
  preferredVersion?: DocsVersionData
  /** Stores a reader's choice. */
  savePreferredVersionName(name: string): void
}

/**
 * Returns the version that a reader chose last. Local storage keeps it as
 * `docs-preferred-version-{pluginId}`, unless `themeConfig.docs.versionPersistence` is `none`.
 *
 * @param pluginId - ID of the docs instance.
 */
export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  const versions = useVersions(pluginId)
  const isKept = useThemeConfig<PersistenceSettings>().docs?.versionPersistence !== 'none'
  const memory = useMemo(() => createMemory(pluginId), [pluginId])
  const name = useSyncExternalStore(memory.subscribe, memory.read, () => null)
  return {
    preferredVersion: isKept ? versions.find((version) => version.name === name) : undefined,
    savePreferredVersionName: isKept ? memory.save : () => {}
  }
}

function createMemory(pluginId: string) {
  const key = `docs-preferred-version-${pluginId}`
  const slot = createStorageSlot(key)
  return {
    subscribe: slot.listen,
    read: slot.get,
    save(name: string) {
      slot.set(name)
      // Browsers only notify other tabs. Other components of this page also need the change.
      dispatchEvent(new StorageEvent('storage', {key, newValue: name}))
    }
  }
}

/**
 * Returns the versions that a link of the navbar may use, best first: the version of the page, the one
 * chosen last, and the latest one.
 *
 * @param pluginId - ID of the docs instance. If it's not set, `'default'`.
 */
export function useDocsVersionCandidates(pluginId?: string): readonly DocsVersionData[] {
  const active = useActiveVersion(pluginId)
  const {preferredVersion} = useDocsPreferredVersion(pluginId)
  const latest = useLatestVersion(pluginId)
  return [...new Set([active, preferredVersion, latest].filter((version) => version !== undefined))]
}
