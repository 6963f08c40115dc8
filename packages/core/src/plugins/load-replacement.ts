import type {Compatibility, PluginFactory, SiteContext} from '@lectern/types'
import type {ModuleLoader} from '../modules/load-module.js'
import {resolveEntry} from './resolve-entry.js'

interface ReplacementSettings {
  context: Pick<SiteContext, 'siteDir' | 'configSource'>
  generatorDirs: readonly string[]
  loader: ModuleLoader
  compatibility: Compatibility
}

/**
 * Loads Lectern's replacement for a plugin package of another generator.
 *
 * @throws SiteError `plugin-missing`.
 */
export async function loadReplacement(
  name: string,
  {context: {siteDir, configSource}, generatorDirs, loader, compatibility}: ReplacementSettings
): Promise<PluginFactory<object>> {
  const {exported} = await resolveEntry(name, {
    ...{kind: 'plugin', siteDir, configSource, generatorDirs, loader, compatibility},
    isForeign: true
  })
  // Lectern's plugins export their factory.
  return exported as PluginFactory<object>
}
