import {findConfigFile} from '@lectern/core/config/find-config-file'

/** Whether a folder has a configuration. */
export function isSite(folder: string, configFile: string | undefined): boolean {
  try {
    findConfigFile(folder, configFile)
    return true
  } catch {
    // Without a configuration, the value means something else.
    return false
  }
}
