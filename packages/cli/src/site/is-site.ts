import {findConfigFile} from '@lectern/core/config/find-config-file'

/** Returns whether a folder contains a configuration. */
export function isSite(folder: string, configFile: string | undefined): boolean {
  try {
    findConfigFile(folder, configFile)
    return true
  } catch {
    // Without a configuration, it isn't a site.
    return false
  }
}
