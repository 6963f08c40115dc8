import type {DocsVersionData} from '@lectern/types'
import {useMemo, useSyncExternalStore} from 'react'
import {useThemeConfig} from '../context/site-context.js'
import {createStorageSlot} from '../browser/storage-slot.js'
import {useActiveVersion, useLatestVersion, useVersions} from './docs-data.js'

interface PersistenceSettings {
  docs?: {versionPersistence?: 'localStorage' | 'none'}
}

/** The docs version that the reader chose last. */
export interface PreferredVersion {
  /**
   * The chosen version. `undefined` while prerendering, if the reader hasn't chosen one, or if it
   * no longer exists.
   */
  preferredVersion?: DocsVersionData
  /** Stores the reader's choice. */
  savePreferredVersionName(name: string): void
}

/**
 * Returns the docs version that the reader chose last. It's stored in local storage as
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
      // Browsers only notify other tabs, but other components on this page also need the change.
      dispatchEvent(new StorageEvent('storage', {key, newValue: name}))
    }
  }
}

/**
 * Returns the versions that a navbar link can use, in order of preference: the page's version, the
 * one that the reader chose last, and the latest one.
 *
 * @param pluginId - ID of the docs instance. Defaults to `'default'`.
 */
export function useDocsVersionCandidates(pluginId?: string): readonly DocsVersionData[] {
  const active = useActiveVersion(pluginId)
  const {preferredVersion} = useDocsPreferredVersion(pluginId)
  const latest = useLatestVersion(pluginId)
  return [...new Set([active, preferredVersion, latest].filter((version) => version !== undefined))]
}
