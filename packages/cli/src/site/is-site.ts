import {findConfigFile} from '@lectern/core/config/find-config-file'

/** Tests whether a folder contains a configuration. */
export function isSite(folder: string, configFile: string | undefined): boolean {
  try {
    findConfigFile(folder, configFile)
    return true
  } catch {
    // A folder without a configuration isn't a site.
    return false
  }
}
